// What the browser's code must keep; `make check` runs it where there is npm.

import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["**/.venv*/**", "build/**", "dist/**", "docs/**"] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2023, sourceType: "module", globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always"],
      "no-var": "error",
      "prefer-const": "error",
      "no-shadow": "error",
      "no-restricted-syntax": [
        "error",
        { selector: "MemberExpression[property.name='innerHTML']", message: "Build elements with h() and s(): a text is never markup." },
      ],
      "max-len": ["error", { code: 200, ignoreTemplateLiterals: true, ignoreStrings: true }],
    },
  },
  { files: ["tests/js/**", "examples/**"], languageOptions: { globals: globals.node } },
];

// Changes of a view: [[path, value], ...] sets, [[path]] removes. The old view stays as it was.

/** A new view with the changes made; parts that did not change are shared with the old one. */
export function patched(view, changes) {
  let result = view;
  const fresh = new Set();
  const own = (value) => {
    if (fresh.has(value)) return value;
    const copy = Array.isArray(value) ? [...value] : { ...value };
    fresh.add(copy);
    return copy;
  };
  for (const change of changes) {
    const [path] = change;
    if (path.length === 0) {
      result = change[1];
      continue;
    }
    result = own(result);
    let place = result;
    for (const key of path.slice(0, -1)) {
      place[key] = own(place[key] ?? {});
      place = place[key];
    }
    const last = path.at(-1);
    if (change.length > 1) place[last] = change[1];
    else if (Array.isArray(place)) place.splice(last, 1);
    else delete place[last];
  }
  return result;
}

// Going to another address of this page. main.js listens; everybody else only says where to.

export function go(path) {
  history.pushState(null, "", path);
  window.dispatchEvent(new Event("ragnatafl-go"));
}

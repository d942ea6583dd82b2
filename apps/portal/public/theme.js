// Runs before the first paint; a module would run after it, and the policy allows no inline script.
// The same rule as `themeFor` in src/state/preferences.ts, kept equal by a test.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage is closed to us: the area's own theme then.
  }
  var known = chosen === 'light' || chosen === 'dark' || chosen === 'contrast';
  var area = /^\/warehouse(\/|$)/.test(location.pathname) ? 'dark' : 'light';
  document.documentElement.dataset.theme = known ? chosen : area;
})();

// Runs before the first paint: a module would run after it, and the content security policy forbids inline scripts.
// The same rule as `themeFor` in src/state/preferences.ts; a test compares the two.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // The browser forbids storage: use the theme of the system or the area.
  }
  var known = chosen === 'light' || chosen === 'dark' || chosen === 'contrast';
  var area = /^\/warehouse(\/|$)/.test(location.pathname) ? 'dark' : 'light';
  if (matchMedia('(prefers-color-scheme: dark)').matches) area = 'dark';
  if (matchMedia('(prefers-contrast: more)').matches) area = 'contrast';
  document.documentElement.dataset.theme = known ? chosen : area;
})();

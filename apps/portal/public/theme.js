// Runs before the first paint: a module would run after it, and the content security policy forbids inline scripts.
// The same rules as src/shared/preferences.ts; a test compares the two.
(function () {
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // The browser forbids storage: use the theme of the system or the area.
      return null;
    }
  }
  var page = document.documentElement;
  var chosen = stored('theme');
  var known = chosen === 'light' || chosen === 'dark' || chosen === 'contrast';
  var area = /^\/warehouse(\/|$)/.test(location.pathname) ? 'dark' : 'light';
  if (matchMedia('(prefers-color-scheme: dark)').matches) area = 'dark';
  if (matchMedia('(prefers-contrast: more)').matches) area = 'contrast';
  page.dataset.theme = known ? chosen : area;
  var size = stored('text-size');
  if (size === '115' || size === '130') page.style.fontSize = size + '%';
  if (stored('density') === 'compact') page.dataset.density = 'compact';
})();

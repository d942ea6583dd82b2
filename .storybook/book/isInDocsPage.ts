/** Whether this window shows an example within a docs page. */
export function isInDocsPage(): boolean {
  if (window.parent === window) return false;
  try {
    return window.parent.location.search.includes('viewMode=docs');
  } catch {
    // The page is of another origin: Storybook shows this one among its own.
    return false;
  }
}

import type { BrandTheme } from './brand.ts';

/**
 * Dresses a page in a brand while it runs: adopts its sheet, which a strict Content-Security-Policy allows, and names
 * it on the root. Returns what undoes it.
 */
export function applyBrandTheme(brand: BrandTheme, page: Document = document): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brand.css);
  page.adoptedStyleSheets.push(sheet);
  const root = page.documentElement;
  const before = root.dataset['brand'];
  root.dataset['brand'] = brand.name;
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
    if (before === undefined) delete root.dataset['brand'];
    else root.dataset['brand'] = before;
  };
}

import type { BrandTheme } from './brand.ts';

/**
 * Applies a brand to a running page: adopts its style sheet, which a strict Content-Security-Policy allows, and sets
 * `data-brand` on the root. Returns a function that removes the brand.
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

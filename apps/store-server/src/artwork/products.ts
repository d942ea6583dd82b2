import { catalogue, type DemoProduct } from '../seed/catalogue.ts';
import type { Palette } from '../seed/colourways.ts';
import { silhouettes } from './silhouettes.ts';

/** An outline that holds a pair together on light and dark grounds alike. */
const OUTLINE = 'rgba(122,126,132,.55)';

const byFile = new Map(catalogue.map((product) => [`${product.row.sku ?? product.row.id}.svg`, product]));

/** The picture of a product of the demo, by its file name: `HC82-104-CF.svg`. Undefined when there is none. */
export function productArtwork(file: string): string | undefined {
  const product = byFile.get(file);
  return product && draw(product);
}

/** Self-contained: no style sheet, no reference, so that it shows under any content security policy. */
function draw({ silhouette, palette, row }: DemoProduct): string {
  const colours: Record<string, string> = { ...colourOf(palette), outline: OUTLINE };
  const body = silhouettes[silhouette].replaceAll(/var\(--(\w+)\)/g, (_, part: string) => colours[part] ?? OUTLINE);
  const title = `${row.title}, ${palette.name}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 168" width="640" height="336" role="img" aria-label="${title}">${body}</svg>`;
}

function colourOf({ upper, overlay, accent, laces, midsole, sole, lining }: Palette): Record<string, string> {
  return { upper, overlay, accent, laces, midsole, sole, lining };
}

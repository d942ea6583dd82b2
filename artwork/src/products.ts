import { silhouettes, type Silhouette } from './silhouettes.ts';

/** Colours of the parts of a shoe or garment. */
export interface Palette {
  upper: string;
  overlay: string;
  accent: string;
  laces: string;
  midsole: string;
  sole: string;
  lining: string;
}

/** What the picture of a product shows. */
export interface ProductDrawing {
  /** Read out in place of the picture: "Halden Court 82, Chalk / Fern / Gum". */
  title: string;
  silhouette: Silhouette;
  palette: Palette;
  /** CSS colour of the outlines. @default one that is visible on light and on dark backgrounds */
  outline?: string;
}

const OUTLINE = 'rgba(122,126,132,.55)';

/** Draws a product. The SVG has neither style sheet nor reference, so any content security policy allows it. */
export function productPicture({ title, silhouette, palette, outline = OUTLINE }: ProductDrawing): string {
  const colours: Record<string, string> = { ...palette, outline };
  const body = silhouettes[silhouette].replaceAll(/var\(--(\w+)\)/g, (_, part: string) => colours[part] ?? outline);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 168" width="640" height="336" role="img" aria-label="${title}">${body}</svg>`;
}

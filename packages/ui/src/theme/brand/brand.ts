import type { Theme, ThemeName } from '../light.ts';
import type { fonts, radii } from '../scales.ts';

/** The look of a store chain; everything left out keeps the kit's value. */
export interface Brand {
  /** Name in `data-brand`: lower-case letters, digits and hyphens. */
  name: string;
  /**
   * The accent colour, `#RRGGBB`: marks what is live or next and fills the one main action of a screen. It may be light or
   * dark: the text on it, its edge, the focus ring and the accent on the dark head of a request follow from it.
   */
  accent: string;
  /** Fonts as CSS font lists. The host loads the font files. In Arabic, the kit's Arabic font draws what `text` lacks. */
  fonts?: Partial<Record<keyof typeof fonts, string>>;
  /** Corners as CSS lengths. */
  radii?: Partial<Record<keyof typeof radii, string>>;
  /**
   * The logo in the place of the kit's, 40 px high and at most 72 px wide: the address of a picture (`/logo.svg`,
   * `https://…`), or the picture as `data:image/…`. @default that of `light` in the other themes
   */
  logo?: Partial<Record<ThemeName, string>> & { light: string };
  /** Roles of a theme that replace those derived from the accent, `#RRGGBB`. */
  themes?: Partial<Record<ThemeName, Partial<Theme>>>;
}

export interface BrandTheme {
  name: string;
  /** The colour of every role in the three themes. */
  themes: Record<ThemeName, Theme>;
  /** A style sheet: serve it as a file after the kit's style sheet, or pass it to `applyBrandTheme`. */
  css: string;
}

import type { Theme, ThemeName } from '../light.ts';
import type { fonts, radii } from '../scales.ts';

/** What a store chain makes its own; everything that is left out stays the kit's. */
export interface Brand {
  /** Name in `data-brand`: lower-case letters, digits and hyphens. */
  name: string;
  /**
   * The one loud colour, `#RRGGBB`: it marks what is live or next and fills the one main action of a screen. As text it
   * stands on the dark lid of a request, so it has to be light.
   */
  accent: string;
  /** Type faces as CSS font lists. The chain's pages load their files. */
  fonts?: Partial<Record<keyof typeof fonts, string>>;
  /** Corners as CSS lengths. */
  radii?: Partial<Record<keyof typeof radii, string>>;
  /** Single roles of a theme that are to differ from what follows of the accent, `#RRGGBB`. */
  themes?: Partial<Record<ThemeName, Partial<Theme>>>;
}

export interface BrandTheme {
  name: string;
  /** Every role of the three themes, as it will be seen. */
  themes: Record<ThemeName, Theme>;
  /** A style sheet: serve it as a file after the kit's own, or give it to `applyBrandTheme`. */
  css: string;
}

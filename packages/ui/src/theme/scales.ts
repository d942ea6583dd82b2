/** Sizes as plain values: `vars.css.ts` makes CSS variables of them, `tokens.ts` tokens for design tools. */

/** Fonts, self-hosted. The fallbacks are faces of the system with the typeface's widths and heights (`pnpm kit:fonts`). */
export const fonts = {
  text: '"Archivo Variable", "Archivo Variable Fallback: Arial", "Archivo Variable Fallback: Roboto", system-ui, sans-serif',
  mono: '"JetBrains Mono Variable", ui-monospace, monospace',
} as const;

/** The text font of what is shown before the page: the browser does not load the typeface for it. */
export const textBeforePage = fonts.text.slice(fonts.text.indexOf(', ') + 2);

/** The kit's font for Arabic. */
export const ARABIC = '"Noto Sans Arabic Variable"';

/** The text font of a page in Arabic, which Archivo does not have. Before the fallbacks: the system's fonts have Arabic, too. */
export const arabicText = fonts.text.replace(', ', `, ${ARABIC}, `);

/** Type sizes in rem, named by their pixels at 100 %. */
export const type = {
  t13: '0.8125rem',
  t15: '0.9375rem',
  t17: '1.0625rem',
  t21: '1.3125rem',
  t28: '1.75rem',
  t40: '2.5rem',
  t56: '3.5rem',
  t88: '5.5rem',
} as const;

/** Space on the 4 px grid, named by pixels. */
export const spaces = {
  0: '0',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  48: '48px',
  64: '64px',
} as const;

/** The steps of the compact density, which shows more on a screen: wide gaps are one step narrower. */
export const compactSpaces: Record<keyof typeof spaces, string> = {
  ...spaces,
  12: '8px',
  16: '12px',
  20: '16px',
  24: '16px',
  32: '24px',
  40: '32px',
  48: '40px',
  64: '48px',
};

/** Corners: 4 px on boxes, 2 px on stamps, 10 px on menus and sheets. */
export const radii = { box: '4px', stamp: '2px', sheet: '10px' } as const;

/** Width of the bar at the start edge of a label that shows its state; wide for the next pick. */
export const bar = { normal: '4px', next: '8px' } as const;

/** Least height of touch targets: WCAG 2.5.5 on tablets, larger at the kiosk. */
export const target = { staff: '44px', kiosk: '56px' } as const;

export const motion = { quick: '120ms', calm: '200ms', ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } as const;

/** Widths at which the layout changes. */
export const breakpoint = {
  tablet: '(min-width: 700px)',
  desktop: '(min-width: 1024px)',
  wide: '(min-width: 1280px)',
} as const;

/** Heights and widths of AppShell. */
export const frame = { header: '72px', rail: '88px', gutter: '24px', bottomBar: '72px' } as const;

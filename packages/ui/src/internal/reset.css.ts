import { globalStyle, style } from '@vanilla-extract/css';
import { CLASS_MARK } from './classMark.ts';
import { focusRing } from './focusRing.css.ts';
import { baseLayer } from './layers.css.ts';

type Rule = Parameters<typeof globalStyle>[1];

/** An element of the kit. A host's own elements, also those within a component, keep their look. */
const OF_KIT = `[class^="${CLASS_MARK}"]`;

function reset(selectors: readonly string[], rule: Rule): void {
  const own = selectors.map((selector) => selector.replace(/^[^:]*/, (tag) => `${tag}${OF_KIT}`));
  globalStyle(own.join(', '), { '@layer': { [baseLayer]: rule } });
}

// Without `::before` and `::after`: the browser would compute two more styles for each element of the kit. A
// pseudo-element with padding or a border sets `box-sizing` itself.
reset([''], { boxSizing: 'border-box' });
reset(['h1', 'h2', 'h3', 'h4', 'p', 'dl', 'dd', 'ul', 'ol', 'figure'], { margin: 0, padding: 0 });
reset(['ul', 'ol'], { listStyle: 'none' });
reset(['h1', 'h2', 'h3', 'h4'], { font: 'inherit', textWrap: 'balance' });
reset(['button', 'input', 'select', 'textarea'], { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset(['button'], { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'start' });
reset(['button'], {
  // Backgrounds and shadows are not drawn there.
  '@media': { '(forced-colors: active)': { outline: '1px solid ButtonBorder', outlineOffset: '-1px' } },
});
reset(['a'], { color: 'inherit', textDecoration: 'none' });
reset(['img', 'svg'], { display: 'block' });
reset([':focus-visible'], {
  ...focusRing,
  '@media': { '(forced-colors: active)': { outline: '3px solid Highlight', outlineOffset: '2px' } },
});
reset(['', '::before', '::after'], {
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none !important', animation: 'none !important' } },
});

/** An element of the kit without a look of its own: by its class the reset finds it. */
export const plain = style({});

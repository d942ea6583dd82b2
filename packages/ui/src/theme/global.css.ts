import { globalStyle } from '@vanilla-extract/css';
import { focusRing } from '../internal/focusRing.css.ts';
import { basic } from '../internal/layered.ts';
import { color, font, type } from './vars.css.ts';

/** The reset: styles of plain elements, below all components. */
// Without `*::before` and `*::after`: the browser would compute two more styles for each element of the page. A
// pseudo-element with padding or a border sets `box-sizing` itself.
globalStyle('*', basic({ boxSizing: 'border-box' }));
globalStyle('html', basic({ textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' }));
globalStyle('body, h1, h2, h3, h4, p, dl, dd, ul, ol, figure', basic({ margin: 0, padding: 0 }));
globalStyle('ul, ol', basic({ listStyle: 'none' }));
globalStyle('h1, h2, h3, h4', basic({ font: 'inherit', textWrap: 'balance' }));
globalStyle('button, input, select, textarea', basic({ font: 'inherit', color: 'inherit', letterSpacing: 'inherit' }));
globalStyle('button', basic({ background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'start' }));
globalStyle('a', basic({ color: 'inherit', textDecoration: 'none' }));
globalStyle('img, svg', basic({ display: 'block' }));
globalStyle(
  'body',
  basic({
    background: color.paper,
    fontFamily: font.text,
    fontSize: type.t15,
    lineHeight: '1.25rem',
    fontWeight: 440,
    fontSynthesis: 'none',
    WebkitFontSmoothing: 'antialiased',
  }),
);
// Not only on `body`: a part of the page may have another theme than the page.
globalStyle('body, [data-theme]', basic({ color: color.ink }));
globalStyle(':focus-visible', basic(focusRing));
globalStyle(':focus-visible', {
  '@layer': {
    'instore.base': {
      '@media': { '(forced-colors: active)': { outline: '3px solid Highlight', outlineOffset: '2px' } },
    },
  },
});
// React Aria injects this rule as an inline <style>, which a strict CSP refuses; see UiProvider.
globalStyle('[data-react-aria-pressable]', basic({ touchAction: 'pan-x pan-y pinch-zoom' }));
globalStyle('*, *::before, *::after', {
  '@layer': {
    'instore.base': {
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          transition: 'none !important',
          animation: 'none !important',
        },
      },
    },
  },
});

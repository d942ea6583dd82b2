import { globalStyle } from '@vanilla-extract/css';
import { basic } from '../internal/layered.ts';
import { color, font, type } from './vars.css.ts';

/** What UiProvider sets for the whole page. The elements of the kit have their own reset: `reset.css.ts`. */
globalStyle('html', basic({ textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' }));
globalStyle(
  'body',
  basic({
    margin: 0,
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
// React Aria injects this rule as an inline <style>, which a strict CSP refuses; see UiProvider.
globalStyle('[data-react-aria-pressable]', basic({ touchAction: 'pan-x pan-y pinch-zoom' }));

import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { baseLayer } from '../internal/layers.css.ts';
import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { arabicText, compactSpaces, fonts, radii, spaces } from './scales.ts';

export { bar, breakpoint, frame, motion, target, type } from './scales.ts';

/** Colours by role. Components use only these colours. */
export const color = createGlobalThemeContract(light, (_value, path) => `instore-${path.join('-')}`);

createGlobalTheme(':root, [data-theme="light"]', color, { '@layer': baseLayer, ...light });
createGlobalTheme('[data-theme="dark"]', color, { '@layer': baseLayer, ...dark });
createGlobalTheme('[data-theme="contrast"]', color, { '@layer': baseLayer, ...contrast });
globalStyle(':root, [data-theme="light"], [data-theme="contrast"]', {
  '@layer': { [baseLayer]: { colorScheme: 'light' } },
});
globalStyle('[data-theme="dark"]', { '@layer': { [baseLayer]: { colorScheme: 'dark' } } });

/** Fonts, self-hosted. A brand may have its own: `createBrandTheme`. */
export const font = createGlobalThemeContract(fonts, (_value, path) => `instore-font-${path.join('-')}`);
createGlobalTheme(':root', font, { '@layer': baseLayer, ...fonts });
// Only on a page in Arabic: a single Arabic word in another language, such as the name of the language, loads no font.
globalStyle(':root:lang(ar)', { '@layer': { [baseLayer]: { vars: { [font.text]: arabicText } } } });

/** Corners: 4 px on boxes, 10 px on menus and sheets. A brand may have its own. */
export const radius = createGlobalThemeContract(radii, (_value, path) => `instore-radius-${path.join('-')}`);
createGlobalTheme(':root', radius, { '@layer': baseLayer, ...radii });

/** Space on the 4 px grid, named by pixels at normal density; `data-density="compact"` on a parent narrows it. */
export const space = createGlobalThemeContract(spaces, (_value, path) => `instore-space-${path.join('-')}`);
createGlobalTheme(':root, [data-density="normal"]', space, { '@layer': baseLayer, ...spaces });
createGlobalTheme('[data-density="compact"]', space, { '@layer': baseLayer, ...compactSpaces });

import { globalLayer } from '@vanilla-extract/css';

/** All styles of the kit are in `@layer instore`, so that unlayered styles of the host always win. */
globalLayer('instore');
/** Theme values and the reset; components override them. */
export const baseLayer = globalLayer({ parent: 'instore' }, 'base');
/** Accent, fonts and radii of a brand: above the themes, below the components. */
export const brandLayer = globalLayer({ parent: 'instore' }, 'brand');
export const partsLayer = globalLayer({ parent: 'instore' }, 'parts');

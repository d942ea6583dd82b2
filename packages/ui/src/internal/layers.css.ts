import { globalLayer } from '@vanilla-extract/css';

/** Everything of the kit lives in `@layer instore`, so a host's own unlayered styles always win. */
globalLayer('instore');
/** Theme values and the reset: any component may answer back. */
export const baseLayer = globalLayer({ parent: 'instore' }, 'base');
/** A store chain's own accent, fonts and radii: above the themes, below the components. */
export const brandLayer = globalLayer({ parent: 'instore' }, 'brand');
/** The components. */
export const partsLayer = globalLayer({ parent: 'instore' }, 'parts');

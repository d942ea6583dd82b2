import { radius } from '../theme/vars.css.ts';

/** Corners of small parts inside a box, such as checkboxes and keys: 1 px smaller than those of the box. */
export const innerCorner = `calc(${radius.box} - 1px)`;

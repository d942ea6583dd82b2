import { radius } from '../theme/vars.css.ts';

/** Within the border of the group, also with the corners of a brand. */
const corner = `max(0px, calc(${radius.box} - 1.5px))`;

/** Corners of the first and the last segment of a group. */
export const segmentCorners = {
  '&:first-of-type': { borderStartStartRadius: corner, borderEndStartRadius: corner },
  '&:last-of-type': { borderStartEndRadius: corner, borderEndEndRadius: corner },
} as const;

import { createVar } from '@vanilla-extract/css';

/**
 * Space between the edge of a part and what is in it, if the part has no space of its own: rows of Split and Bleed reach
 * the edges. Toolbar and DataTable keep it, so that their edges are one line.
 */
export const edge = createVar();

const PHONE = '(max-width: 699px)';

/** For a part whose rows reach its edges. */
export const withEdge = { vars: { [edge]: '24px' }, '@media': { [PHONE]: { vars: { [edge]: '16px' } } } };

/** For a part with a space of its own. */
export const withoutEdge = { [edge]: '0px' };

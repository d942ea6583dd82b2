import { style } from '../../internal/styles.ts';
import { breakpoint, space } from '../../theme/vars.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minWidth: 0,
});

export const filters = style({
  display: 'flex',
  gap: space[8],
  minWidth: 0,
  maxWidth: 'calc(100% + 16px)',
  // Space for the focus ring, which the scroller would clip.
  margin: '-8px',
  padding: '8px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [breakpoint.tablet]: { flexWrap: 'wrap', overflow: 'visible' } },
});

import { recipe } from '../../internal/styles.ts';
import { breakpoint, space } from '../../theme/vars.css.ts';

export const bar = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    minWidth: 0,
  },
  // On a phone the choice and the button are one line.
  variants: { canFold: { true: { columnGap: space[8] }, false: {} } },
});

export const filters = recipe({
  base: {
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
  },
  variants: { canFold: { true: { flexBasis: 'calc(100% + 16px)' }, false: {} } },
});

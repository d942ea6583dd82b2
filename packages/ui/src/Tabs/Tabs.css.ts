import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';
import { color, space, type } from '../theme/vars.css.ts';

const phone = '(max-width: 699px)';

export const tabs = style(layered({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 }));

export const list = style(
  layered({
    display: 'flex',
    flex: 'none',
    gap: space[32],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // The line is drawn inside, so that the chosen tab's bar can lie on it while the list scrolls.
    boxShadow: `inset 0 -1px 0 ${color.line}`,
    '@media': { [phone]: { justifyContent: 'space-between', gap: space[12] } },
  }),
);

export const tab = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'baseline',
    alignContent: 'center',
    flexWrap: 'wrap',
    flex: 'none',
    columnGap: '10px',
    minHeight: '60px',
    fontSize: type.t21,
    lineHeight: '1.5rem',
    fontStretch: '116%',
    fontWeight: 640,
    letterSpacing: '-0.012em',
    color: color.inkSoft,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: color.ink },
      '&[aria-selected="true"]': { color: color.ink },
      '&[aria-selected="true"]::after': {
        content: '',
        position: 'absolute',
        inset: 'auto 0 0 0',
        height: '4px',
        background: color.ink,
        forcedColorAdjust: 'none',
      },
      // Inside, since the list clips what stands out.
      '&:focus-visible': {
        boxShadow: `inset 0 0 0 3px ${color.ringOut}, inset 0 0 0 5px ${color.ringIn}`,
        outlineOffset: '-2px',
      },
    },
    '@media': { [phone]: { minHeight: '56px', fontSize: type.t17, fontStretch: '108%', columnGap: space[8] } },
  }),
);

export const panel = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
    paddingTop: space[16],
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  }),
);

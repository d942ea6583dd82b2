import { style } from '@vanilla-extract/css';
import { under } from '../internal/focusRing.css.ts';
import { layered } from '../internal/layered.ts';
import { anyScript, caption, mono, wide } from '../internal/textStyles.ts';
import { breakpoint, color, radius, space, type } from '../theme/vars.css.ts';

/** A phone on its side: what is asked for must still be seen between lid and answers. */
const LOW = '(max-height: 500px)';

/** Overhangs the box by 8 px at each side, as a lid does. */
export const lid = style(
  layered({
    position: 'relative',
    display: 'grid',
    gap: '6px 24px',
    marginInline: '-8px',
    padding: '16px 24px 18px',
    background: color.lid,
    color: color.onLid,
    borderRadius: `${radius.box} ${radius.box} 2px 2px`,
    '@media': {
      [breakpoint.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'baseline',
        padding: '20px 32px 22px',
      },
      [LOW]: { gap: '0 24px', paddingBlock: space[8] },
    },
  }),
);

export const title = style(
  layered({
    ...wide,
    fontSize: type.t21,
    lineHeight: '1.75rem',
    '@media': {
      [breakpoint.tablet]: { gridColumn: '1 / -1', fontSize: type.t28, lineHeight: '2rem' },
      [LOW]: { fontSize: type.t17, lineHeight: '1.5rem' },
    },
  }),
);

export const summary = style(layered({ ...caption, color: color.onLidSoft }));

export const clock = style(
  layered({
    ...mono,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    color: color.signal,
    whiteSpace: 'nowrap',
    // In high contrast volt on the lid is still 16:1, so it may stay.
    forcedColorAdjust: 'none',
  }),
);

export const waited = style(layered({ ...caption, marginInlineEnd: space[8], color: color.onLid }));

export const lamp = style(layered({ width: '8px', height: '8px', borderRadius: '50%', background: 'currentColor' }));

export const body = style(
  layered({
    vars: { [under]: color.raised },
    padding: '16px 16px 0',
    background: color.raised,
    // The shadow that the lid throws on the box.
    borderTop: `8px solid ${color.line}`,
    borderRadius: `0 0 ${radius.box} ${radius.box}`,
    boxShadow: color.float,
    '@media': { [breakpoint.tablet]: { padding: '24px 24px 0' }, [LOW]: { paddingTop: space[12] } },
  }),
);

export const lines = style(layered({ display: 'grid', gap: space[8], isolation: 'isolate' }));

/** Always in sight, however many lines there are: stuck to the edge of the window, whose padding is 24 px. */
export const actions = style(
  layered({
    position: 'sticky',
    bottom: '-24px',
    zIndex: 1,
    display: 'grid',
    gridTemplateColumns: '1fr 2fr',
    gap: space[12],
    // Over the whole width of the box, so that nothing shows beside it.
    margin: '16px -16px 0',
    padding: space[16],
    background: color.raised,
    borderTop: `1px solid ${color.line}`,
    borderRadius: `0 0 ${radius.box} ${radius.box}`,
    '@media': {
      [breakpoint.tablet]: { margin: '24px -24px 0', padding: '20px 24px 24px' },
      [LOW]: { marginTop: space[12], paddingBlock: space[12] },
    },
  }),
);

/** The same foot with one answer left, and why over it. */
export const over = style([actions, layered({ gridTemplateColumns: 'minmax(0, 1fr)' })]);

/** Somebody else was faster: told where the answers were. */
export const claimed = style(
  layered({
    padding: '12px 16px',
    background: color.infoSoft,
    color: color.infoText,
    border: '3px double currentColor',
    borderRadius: radius.box,
    fontWeight: 640,
    ...anyScript,
  }),
);

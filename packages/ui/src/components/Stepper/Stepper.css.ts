import { createVar } from '@vanilla-extract/css';
import { under } from '../../internal/focusRing.css.ts';
import { kiosk, rem } from '../../internal/kiosk.ts';
import { style, styleVariants } from '../../internal/styles.ts';
import { color, radius, target, type } from '../../theme/vars.css.ts';

const height = createVar();
const figureSize = createVar();
const valueWidth = createVar();

const frame = style({
  vars: { [under]: color.raised },
  display: 'inline-grid',
  gridTemplateColumns: `${height} minmax(${valueWidth}, auto) ${height}`,
  alignItems: 'center',
  height,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.box,
  background: color.raised,
  color: color.ink,
});
export const stepper = styleVariants({
  staff: [frame, { vars: { [height]: target.staff, [figureSize]: type.t17, [valueWidth]: '36px' } }],
  kiosk: [
    frame,
    kiosk(
      { vars: { [height]: rem(76), [figureSize]: rem(32), [valueWidth]: rem(64) } },
      { vars: { [height]: rem(60), [figureSize]: rem(22), [valueWidth]: rem(48) } },
    ),
  ],
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  height,
  // The frame is drawn above the button, so that the touch target keeps its 44 px.
  marginBlock: '-1.5px',
  borderRadius: radius.box,
  selectors: {
    '&[aria-disabled="true"]': { color: color.edge, cursor: 'not-allowed' },
    '&:not([aria-disabled="true"]):hover': { background: `color-mix(in srgb, ${color.ink} 9%, transparent)` },
    // The focus ring is wider than the frame: it must be above the neighbour.
    '&:focus-visible': { zIndex: 1, position: 'relative' },
  },
});

export const value = style({
  paddingInline: '2px',
  textAlign: 'center',
  fontSize: figureSize,
  fontWeight: 700,
  fontStretch: '112%',
  fontVariantNumeric: 'tabular-nums',
});

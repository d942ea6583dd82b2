import { style } from '@vanilla-extract/css';
import { under } from '../internal/focusRing.css.ts';
import { layered } from '../internal/layered.ts';
import { color, radius, target, type } from '../theme/vars.css.ts';

export const stepper = style(
  layered({
    vars: { [under]: color.raised },
    display: 'inline-grid',
    gridTemplateColumns: `${target.staff} minmax(36px, auto) ${target.staff}`,
    alignItems: 'center',
    height: target.staff,
    border: `1.5px solid ${color.edge}`,
    borderRadius: radius.box,
    background: color.raised,
  }),
);

export const button = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    height: target.staff,
    // The frame is drawn over the button, so the target keeps its 44 px.
    marginBlock: '-1.5px',
    borderRadius: radius.box,
    selectors: {
      '&[aria-disabled="true"]': { color: color.edge, cursor: 'not-allowed' },
      '&:not([aria-disabled="true"]):hover': { background: `color-mix(in srgb, ${color.ink} 9%, transparent)` },
      // The ring is wider than the frame: it must lie over the neighbour.
      '&:focus-visible': { zIndex: 1, position: 'relative' },
    },
  }),
);

export const value = style(
  layered({
    paddingInline: '2px',
    textAlign: 'center',
    fontSize: type.t17,
    fontWeight: 700,
    fontStretch: '112%',
    fontVariantNumeric: 'tabular-nums',
  }),
);

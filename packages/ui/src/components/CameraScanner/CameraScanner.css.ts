import { keyframes } from '@vanilla-extract/css';
import { under } from '../../internal/focusRing.css.ts';
import { fieldBox } from '../../internal/fieldStyles.ts';
import { recipe, style } from '../../internal/styles.ts';
import { color, motion, radius, space } from '../../theme/vars.css.ts';

export const scanner = style({
  vars: { [under]: color.raised },
  marginTop: space[8],
  maxWidth: '40rem',
  background: color.raised,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.box,
  overflow: 'hidden',
});

/** Low, so that the list below stays in view; its whole picture is read. */
export const picture = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    aspectRatio: '2 / 1',
    maxHeight: 'min(20rem, 40vh)',
    width: '100%',
    overflow: 'hidden',
    background: color.lid,
  },
  variants: { isHidden: { true: { display: 'none' }, false: {} } },
});
export const video = style({ gridArea: '1 / 1', width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' });

const corners = ['0 0', '100% 0', '0 100%', '100% 100%'];
const signal = `linear-gradient(${color.onLidSignal}, ${color.onLidSignal})`;

/** Frame for the barcode: four corners in the accent colour, in the proportions of an EAN-13. */
export const aim = style({
  gridArea: '1 / 1',
  placeSelf: 'center',
  height: '72%',
  maxWidth: '88%',
  aspectRatio: '2.2 / 1',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
  background: [
    ...corners.map((at) => `${signal} ${at} / 28px 4px no-repeat`),
    ...corners.map((at) => `${signal} ${at} / 4px 28px no-repeat`),
  ].join(', '),
});

const fade = keyframes({ from: { opacity: 0.6 }, to: { opacity: 0 } });

/** The picture lights up with each scan. Without motion the words below it say the same. */
export const flash = style({
  gridArea: '1 / 1',
  background: color.onLidSignal,
  opacity: 0,
  pointerEvents: 'none',
  animation: `${fade} ${motion.calm} ${motion.ease}`,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  minHeight: '60px',
  paddingBlock: space[8],
  paddingInline: '16px 8px',
});
export const status = style({
  flex: '1 1 12rem',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  color: color.inkSoft,
});
export const scanned = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: color.ink,
  fontWeight: 600,
});

/** The browser's list: on a tablet it is larger than one of ours. */
export const choice = style({ ...fieldBox, width: 'auto', minHeight: '44px', maxWidth: '14rem' });

export const fault = style({ display: 'flex', gap: space[12], alignItems: 'flex-start', padding: '16px 16px 0' });
export const faultIcon = style({ flex: 'none', color: color.criticalText });

import { createVar } from '@vanilla-extract/css';
import { style } from '../../internal/styles.ts';
import { color, font, motion, radius, space, type } from '../vars.css.ts';

/** The colour or size of a sample. */
export const sample = createVar();

export const swatch = style({
  background: sample,
  border: `1px solid ${color.line}`,
  borderRadius: radius.box,
  minHeight: '72px',
});

export const letters = style({
  display: 'grid',
  placeItems: 'center',
  fontWeight: 640,
  minHeight: '72px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.box,
});

export const mono = style({
  fontFamily: font.mono,
  fontSize: type.t13,
  color: color.inkSoft,
  overflowWrap: 'anywhere',
});

export const line = style({ fontSize: sample, lineHeight: 1.1, overflowWrap: 'anywhere' });

export const length = style({
  width: sample,
  minWidth: '1px',
  height: '24px',
  background: color.ink,
  borderRadius: '1px',
});

export const corner = style({
  width: '96px',
  height: '64px',
  background: color.sunken,
  border: `1px solid ${color.edge}`,
  borderRadius: sample,
});

export const track = style({ background: color.sunken, borderRadius: radius.box, padding: space[4] });
export const runner = style({
  width: '44px',
  height: '44px',
  borderRadius: radius.box,
  background: color.signal,
  border: `1px solid ${color.signalEdge}`,
  transition: `transform ${sample} ${motion.ease}`,
  selectors: {
    [`${track}:hover &`]: { transform: 'translateX(160px)' },
    [`[dir=rtl] ${track}:hover &`]: { transform: 'translateX(-160px)' },
  },
});

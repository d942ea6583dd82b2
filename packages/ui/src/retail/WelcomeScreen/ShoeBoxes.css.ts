import { style } from '../../internal/styles.ts';
import { light } from '../../theme/light.ts';
import { breakpoint, font } from '../../theme/vars.css.ts';

/** The background of the boxes, the same in every theme. Hidden on a phone. */
export const background = style({
  display: 'none',
  position: 'relative',
  containerType: 'size',
  overflow: 'hidden',
  background: light.ink,
  forcedColorAdjust: 'none',
  '@media': { [breakpoint.tablet]: { display: 'block' } },
});

/**
 * Whole boxes at every width and height: a fixed number of columns, and as many rows as fit without making a box lower
 * than its drawing. There are 24 boxes, and at most as many places.
 */
const places = (columns: number) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gridTemplateRows: `repeat(auto-fill, minmax(max(100cqw / ${columns} * 0.7025 + 4px, ${100 / (24 / columns + 0.5)}%), 1fr))`,
});

export const boxes = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridAutoRows: 0,
  direction: 'ltr',
  ...places(1),
  '@container': {
    '(min-width: 300px)': places(2),
    '(min-width: 460px)': places(3),
    '(min-width: 620px)': places(4),
  },
});

export const pattern = style({ position: 'absolute', width: 0, height: 0 });

export const box = style({ width: '100%', height: '100%', minHeight: 0, borderBlock: `2px solid ${light.ink}` });

export const size = style({
  fontFamily: font.text,
  fontSize: '44px',
  fontStretch: '125%',
  fontWeight: 740,
  letterSpacing: '-2px',
  fill: light.ink,
});

export const half = style({ fontSize: '24px' });

export const code = style({ fontFamily: font.mono, fontSize: '8.5px', fontWeight: 500, fill: light.ink });

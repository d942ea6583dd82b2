import { createContainer, createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { recipe, style } from '../../internal/styles.ts';
import { hidden } from '../../internal/textStyles.ts';
import { color, radius, type } from '../../theme/vars.css.ts';

/** Least width of a size. @default 2rem */
export const sizeWidth = createVar();

// Columns of one width, so that the strips of several rows are aligned; a long strip takes a second line.
export const run = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${fallbackVar(sizeWidth, '2rem')}, 1fr))`,
  gap: '2px',
  minWidth: 0,
});

export const size = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '1.5rem',
    borderRadius: radius.stamp,
    fontSize: type.t13,
    lineHeight: '1rem',
    letterSpacing: '-0.02em',
    fontFeatureSettings: '"tnum"',
  },
  variants: {
    state: {
      in: { background: color.sunken, fontWeight: 640 },
      out: { color: color.inkSoft, fontWeight: 440, textDecoration: 'line-through' },
      hit: {
        background: color.ink,
        color: color.onInk,
        fontWeight: 640,
        '@media': {
          '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
      hitOut: {
        color: color.inkSoft,
        fontWeight: 440,
        textDecoration: 'line-through',
        boxShadow: `inset 0 0 0 1.5px ${color.ink}`,
        '@media': { '(forced-colors: active)': { outline: '1px solid Highlight' } },
      },
    },
  },
});

export const spoken = style(hidden);

const lineBox = createContainer();

/** A strip of one line: how many sizes it shows follows its width. */
export const line = style({ containerName: lineBox, containerType: 'inline-size', minWidth: 0 });

/** Sizes of 2 rem and their gaps that fit into a line of each step's width, and below which width the step ends. */
export const PLACES = [5, 7, 9, 10, 14] as const;
const ENDS = ['14.75rem', '19rem', '21.125rem', '29.625rem'] as const;

export const further = style({
  display: 'grid',
  placeItems: 'center',
  fontSize: type.t13,
  lineHeight: '1rem',
  color: color.inkSoft,
});

const hide = (what: string, query: string) =>
  globalStyle(`${line} ${what}`, { '@container': { [`${lineBox} ${query}`]: { display: 'none' } } });

for (const [step, end] of ENDS.entries()) {
  for (let later = step + 1; later <= PLACES.length; later += 1) hide(`[data-from="${later}"]`, `(width < ${end})`);
  hide(`[data-only="${step}"]`, `(width >= ${end})`);
  hide(`[data-only="${step + 1}"]`, `(width < ${end})`);
}
globalStyle(`${line} [data-from="${PLACES.length}"]`, { display: 'none' });

import { createVar, fallbackVar } from '@vanilla-extract/css';
import { edge } from '../../internal/edge.css.ts';
import { insetRing } from '../../internal/insetRing.ts';
import { under } from '../../internal/focusRing.css.ts';
import { recipe, style } from '../../internal/styles.ts';
import { oneLine, twoLines } from '../../internal/textStyles.ts';
import { bar, color, radius, space, type } from '../../theme/vars.css.ts';

/** `grid-template-columns` of every row, so that a resized column costs one style change. */
export const columns = createVar();
/** Least width of a row: the sum of the columns. */
export const rowWidth = createVar();
/** Height of a row: by density, and taller where the text is. */
export const rowHeight = createVar();

const rule = `1px solid ${color.line}`;

/** Space at both sides of a cell: a narrow table shows more columns. */
const inset = `clamp(${space[8]}, 0.9cqi, ${space[16]})`;

export const frame = style({
  vars: { [under]: color.raised },
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  minWidth: 0,
  marginInline: fallbackVar(edge, '0px'),
  background: color.raised,
  border: rule,
  borderRadius: radius.box,
  overflow: 'hidden',
});

/** The window without header, tabs, tools and the bar at the bottom. */
export const inPage = style({ height: 'max(20rem, calc(100dvh - 17rem))' });

/** The shadows at the edges are above the grid. */
export const window = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '0 1 auto',
  minHeight: 0,
});

export const scroller = style({
  flex: '0 1 auto',
  minHeight: 0,
  isolation: 'isolate',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  outline: 'none',
  boxShadow: 'none',
});

const line = {
  display: 'grid',
  gridTemplateColumns: columns,
  width: '100%',
  minWidth: rowWidth,
} as const;

export const head = style({ position: 'sticky', insetBlockStart: 0, zIndex: 2, background: color.raised });
export const headRow = style({ ...line, borderBottom: rule });

export const headCell = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    minHeight: '44px',
    paddingInline: inset,
    fontSize: type.t13,
    lineHeight: '1rem',
    fontWeight: 500,
    color: color.inkSoft,
    selectors: { '&:focus-visible': insetRing },
  },
  variants: { align: { start: {}, end: { justifyContent: 'flex-end', textAlign: 'end' } } },
});
/** A long head takes two lines. */
export const headWords = style(twoLines);
export const sort = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  minHeight: '44px',
  marginInline: '-8px',
  paddingInline: '8px',
  fontWeight: 'inherit',
  selectors: {
    '&:hover': { color: color.ink },
    // Above numbers the text is aligned to their end, and the sort icon is before it.
    '[data-align="end"] > &': { flexDirection: 'row-reverse', textAlign: 'inherit' },
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: color.ink, fontWeight: 650 },
    '&:focus-visible': insetRing,
  },
});
export const sortMark = recipe({
  base: { flex: 'none', width: '1rem' },
  variants: {
    direction: {
      ascending: { transform: 'rotate(180deg)' },
      descending: {},
      // Takes no space before the column is sorted: the words have all of it.
      none: {
        visibility: 'hidden',
        width: 0,
        selectors: { [`${sort}:hover &, ${sort}:focus-visible &`]: { visibility: 'visible' } },
      },
    },
  },
});
/** Handle at the end of a column; on the keyboard, Shift and the arrow keys resize it. */
export const resizer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '-6px',
  zIndex: 1,
  width: '12px',
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', insetBlock: '10px', insetInlineStart: '5px', width: '1px' },
    [`${headRow}:hover &::after`]: { background: color.line },
    '&:hover::after, &:active::after': { background: color.ink, width: '2px' },
    // After the last column it would make the table wider than its frame.
    ':last-child > &': { insetInlineEnd: 0 },
  },
});

export const body = style({ position: 'relative', minWidth: rowWidth });
export const row = recipe({
  base: {
    ...line,
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    // No padding: a button of 44 px is higher than a compact row.
    gridTemplateRows: rowHeight,
    height: rowHeight,
    borderBottom: rule,
    background: color.raised,
    selectors: {
      '&:hover': { background: `color-mix(in srgb, ${color.ink} 5%, ${color.raised})` },
      '&[aria-selected="true"]': { background: color.sunken },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  variants: {
    state: {
      none: {},
      request: { vars: { '--instore-row-state': color.ink } },
      pending: { vars: { '--instore-row-state': color.caution } },
      out: { vars: { '--instore-row-state': color.positive } },
      consigned: { vars: { '--instore-row-state': color.info } },
      error: { vars: { '--instore-row-state': color.critical } },
    },
    hasState: {
      true: {
        '::before': {
          content: '',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          width: bar.normal,
          background: 'var(--instore-row-state)',
          forcedColorAdjust: 'none',
        },
      },
      false: {},
    },
    isPressable: { true: { cursor: 'pointer' }, false: {} },
  },
});

export const cell = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    paddingInline: inset,
    selectors: { '&:focus-visible': insetRing },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:focus-visible': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
      },
    },
  },
  variants: {
    align: { start: {}, end: { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' } },
    isTool: { true: { padding: 0, justifyContent: 'center' }, false: {} },
  },
});
export const words = style({ ...oneLine, minWidth: 0 });

export const tick = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '100%',
  minHeight: '36px',
  cursor: 'pointer',
});

export const state = style({ padding: space[24], overflow: 'auto' });
export const place = style({ ...line, height: rowHeight, borderBottom: rule });
/** Shorter than its column, as most texts are. */
export const placeBar = style({ display: 'block', width: '70%' });
export const foot = style({
  flex: 'none',
  borderTop: rule,
  selectors: { '&:has(:empty:only-child)': { display: 'none' } },
});

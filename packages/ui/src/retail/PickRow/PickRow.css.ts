import { createVar } from '@vanilla-extract/css';
import { focusRing, under } from '../../internal/focusRing.css.ts';
import { PICK_FOLDED as FOLDED, PICK_PHONE as PHONE } from '../../internal/foldWidths.ts';
import { labelSurface } from '../../internal/labelStyles.ts';
import { globalStyle, recipe, style } from '../../internal/styles.ts';
import { STACKED } from '../../internal/rowTitle.css.ts';
import { anyScript, caption as captionText, hidden, oneLine, twoLines } from '../../internal/textStyles.ts';
import { figureSize } from '../SizeFigure/SizeFigure.css.ts';
import { bar, color, space, type } from '../../theme/vars.css.ts';
import { binStyle } from './binStyle.ts';

const stateColour = createVar();
const line = createVar();
const rule = `1px solid ${line}`;

export const frame = style({ containerType: 'inline-size', minWidth: 0 });

export const row = recipe({
  base: {
    ...labelSurface(stateColour, rule),
    vars: { [stateColour]: color.ink, [line]: color.line, [under]: color.raised },
    display: 'grid',
    gridTemplateColumns: '12.75rem 8rem minmax(0, 1fr) 9.5rem',
    // The cells keep their height above a note.
    gridTemplateRows: 'minmax(5.375rem, auto)',
    selectors: { '&:has(h3 button:focus-visible)': focusRing },
    '@container': {
      [FOLDED]: {
        vars: { [figureSize]: type.t28 },
        gridTemplateColumns: '8.75rem 5.25rem minmax(0, 1fr) 7.75rem',
        gridTemplateRows: 'minmax(4.625rem, auto)',
      },
      [PHONE]: {
        gridTemplateColumns: '8.25rem 4.75rem minmax(0, 1fr)',
        gridTemplateRows: 'minmax(5rem, auto)',
      },
      [STACKED]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
    },
  },
  variants: {
    state: {
      waiting: {},
      next: {
        vars: { [stateColour]: color.signal },
        borderColor: color.ink,
        '::before': {
          boxSizing: 'border-box',
          width: bar.next,
          border: `1px solid ${color.ink}`,
          borderInlineEndColor: color.signalEdge,
        },
      },
      out: {
        vars: {
          [stateColour]: color.positive,
          [line]: `color-mix(in srgb, ${color.positive} 40%, transparent)`,
        },
        background: color.positiveSoft,
        borderColor: color.positive,
      },
      pending: { vars: { [stateColour]: color.caution } },
      away: {},
      held: { vars: { [stateColour]: color.line } },
      finished: { vars: { [stateColour]: color.line }, background: color.sunken },
      queued: { vars: { [stateColour]: color.edge }, borderStyle: 'dashed', borderColor: color.edge },
      conflict: { vars: { [stateColour]: color.critical }, borderColor: color.critical },
    },
    isOpen: { true: { borderColor: color.ink }, false: {} },
  },
});

const cell = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[8],
  minWidth: 0,
} as const;

export const binCell = style({
  ...cell,
  marginInlineStart: bar.normal,
  paddingBlock: '16px 11px',
  paddingInline: '16px 8px',
  borderInlineEnd: rule,
  '@container': {
    [FOLDED]: { paddingBlock: '15px 10px', paddingInline: '12px 4px' },
    [STACKED]: { borderInlineEnd: 0, paddingTop: '16px' },
  },
});

/** The bin, on the baseline of the size beside it. */
export const bin = style({
  ...binStyle,
  fontSize: type.t40,
  letterSpacing: '-0.05em',
  '@container': { [FOLDED]: { fontSize: type.t28 } },
});

/** In words, on the baseline of a bin. */
export const noBin = style({ fontWeight: 650, lineHeight: '1.125rem' });

export const caption = style({
  ...captionText,
  color: color.inkSoft,
  selectors: { [`${row.classNames.variants.state.out} &`]: { color: color.ink } },
});

/** What is below the bin: the customer's number, the shelf, why it is picked. */
export const binWords = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  maxWidth: '100%',
  whiteSpace: 'nowrap',
});

export const ticket = style({ color: color.ink });

export const sizeCell = recipe({
  base: {
    ...cell,
    paddingBlock: '17px 11px',
    paddingInline: '14px 8px',
    borderInlineEnd: rule,
    '@container': {
      [FOLDED]: { padding: '15px 8px 10px 12px' },
      [STACKED]: { marginInlineStart: bar.normal },
    },
  },
  variants: {
    // Like a chosen label: visible in every state.
    isOpen: {
      true: {
        marginBlock: '-1px',
        background: color.ink,
        color: color.onInk,
        borderColor: color.ink,
        '@container': {
          [STACKED]: { marginBlock: 0 },
        },
        '@media': {
          '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
      false: {},
    },
  },
});

export const system = recipe({
  base: captionText,
  variants: {
    isOpen: {
      true: { color: color.onInkSoft, '@media': { '(forced-colors: active)': { color: 'HighlightText' } } },
      false: {
        color: color.inkSoft,
        selectors: { [`${row.classNames.variants.state.out} &`]: { color: color.ink } },
      },
    },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '2px',
  minWidth: 0,
  padding: '6px 16px',
  borderInlineEnd: rule,
  '@container': {
    [FOLDED]: { justifyContent: 'space-between', padding: '12px 12px 10px' },
    [PHONE]: { borderInlineEnd: 0 },
    [STACKED]: { marginInlineStart: bar.normal },
  },
});

/** In a narrow row the name is smaller, so that it stays whole. */
globalStyle(`${body} h3`, { '@container': { [FOLDED]: { fontSize: type.t15, fontStretch: '104%' } } });

/** For screen readers; not a flex item, so it takes no gap. */
export const colourName = style(hidden);

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  color: color.inkSoft,
  selectors: { [`${row.classNames.variants.state.out} &`]: { color: color.ink } },
  // For screen readers only; a narrow row has room for name, age and place.
  '@container': { [FOLDED]: hidden },
});

export const action = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: 0,
    padding: '8px 12px',
    '@container': {
      [FOLDED]: { padding: '4px' },
      [PHONE]: {
        gridColumn: '1 / -1',
        marginInlineStart: bar.normal,
        minHeight: '44px',
        placeItems: 'center start',
        borderTop: rule,
        paddingInline: '12px',
      },
    },
  },
  variants: {
    // A button is above the target of the row; a stamp is below it.
    hasButton: { true: { position: 'relative', zIndex: 1 }, false: {} },
    // On a phone the next pick's button is docked, and a press on a row opens it.
    isOnPhone: { true: {}, false: { '@container': { [PHONE]: { display: 'none' } } } },
  },
});

export const done = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: '10px',
  alignItems: 'center',
  '@container': { [FOLDED]: { columnGap: '8px' } },
});

export const tick = recipe({
  base: {
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: '50%',
    forcedColorAdjust: 'none',
    '@container': { [FOLDED]: { width: '24px', height: '24px' } },
  },
  variants: {
    state: {
      out: { background: color.positive, color: color.onPositive },
      away: { border: `1px solid ${color.line}`, color: color.inkSoft },
    },
  },
});

export const doneWord = recipe({
  base: { fontWeight: 650, lineHeight: '1.125rem', whiteSpace: 'nowrap' },
  variants: { state: { out: { color: color.positiveText }, away: { color: color.inkSoft } } },
});

export const holder = style({ ...captionText, ...twoLines, textAlign: 'center', color: color.inkSoft });

/** Why the pair is picked, as a word beside the caption of the bin. */
export const kind = style({ fontWeight: 650, color: color.ink });

export const aside = style({ display: 'grid', justifyItems: 'center', gap: '6px' });

/** Below the cells, in full: it may be an instruction. */
export const note = style({
  ...captionText,
  gridColumn: '1 / -1',
  marginInlineStart: bar.normal,
  padding: '8px 16px',
  borderTop: rule,
  color: color.cautionText,
  overflowWrap: 'anywhere',
});

export const sku = style({ ...oneLine, minWidth: 0 });

/** Time, requester and place, in one line: its end goes first. */
export const requested = style({ display: 'flex', alignItems: 'baseline', gap: space[8], minWidth: 0 });
export const age = style({ flex: 'none' });
export const by = style({ ...oneLine, ...anyScript, minWidth: 0 });

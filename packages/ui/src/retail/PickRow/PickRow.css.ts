import { createVar } from '@vanilla-extract/css';
import { focusRing, under } from '../../internal/focusRing.css.ts';
import { PICK_FOLDED as FOLDED } from '../../internal/foldWidths.ts';
import { labelSurface } from '../../internal/labelStyles.ts';
import { recipe, style } from '../../internal/styles.ts';
import { STACKED } from '../../internal/rowTitle.css.ts';
import { anyScript, caption as captionText, hidden, oneLine, twoLines } from '../../internal/textStyles.ts';
import { bar, color, radius, space, type } from '../../theme/vars.css.ts';
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
    gridTemplateColumns: '13.25rem 7.75rem minmax(0, 1fr) 10.25rem',
    minHeight: '5.75rem',
    // The cells keep their height above a note.
    gridTemplateRows: 'minmax(5.625rem, auto)',
    selectors: { '&:has(h3 button:focus-visible)': focusRing },
    '@container': {
      [FOLDED]: { gridTemplateColumns: 'minmax(0, 1fr) 8.75rem', gridTemplateRows: '4.75rem minmax(5.625rem, auto)' },
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
    [FOLDED]: { paddingBlock: '22px 8px', paddingInline: '12px 8px', borderBottom: rule },
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

export const caption = style({
  ...captionText,
  color: color.inkSoft,
  selectors: { [`${row.classNames.variants.state.out} &`]: { color: color.ink } },
});

/** What is below the bin: the customer's number, the shelf, why it is picked. */
export const binWords = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' });

export const ticket = style({ color: color.ink });

export const sizeCell = recipe({
  base: {
    ...cell,
    paddingBlock: '17px 11px',
    paddingInline: '14px 8px',
    borderInlineEnd: rule,
    '@container': {
      [FOLDED]: { padding: '14px 12px 8px', borderInlineEnd: 0, borderBottom: rule },
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
          [FOLDED]: { marginBlockEnd: 0, marginInlineEnd: '-1px', borderStartEndRadius: radius.box },
          [STACKED]: { marginBlockStart: '-1px', borderStartEndRadius: 0 },
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
  // Time and requester on two lines fit into the height of a row with one.
  padding: '6px 16px',
  borderInlineEnd: rule,
  '@container': {
    [FOLDED]: { marginInlineStart: bar.normal, padding: '6px 12px' },
    [STACKED]: { borderInlineEnd: 0 },
  },
});

/** For screen readers; not a flex item, so it takes no gap. */
export const colourName = style(hidden);

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  color: color.inkSoft,
  selectors: { [`${row.classNames.variants.state.out} &`]: { color: color.ink } },
});

export const action = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: 0,
    padding: '8px 12px',
    '@container': {
      [FOLDED]: { padding: '8px' },
      [STACKED]: { paddingBlock: '0 12px', paddingInline: '20px 12px', placeItems: 'center stretch' },
    },
  },
  variants: {
    // A button is above the target of the row; a stamp is below it.
    hasButton: { true: { position: 'relative', zIndex: 1 }, false: {} },
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

/** Time and requester, on at most two lines. */
export const requested = style({ display: 'flex', alignItems: 'baseline', gap: space[8], minWidth: 0 });
export const by = style({ ...twoLines, ...anyScript, minWidth: 0 });

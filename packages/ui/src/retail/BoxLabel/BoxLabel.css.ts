/* Long because the wide and the folded label are in one file, so that they are changed together. */
import { createVar } from '@vanilla-extract/css';
import { focusRing } from '../../internal/focusRing.css.ts';
import { LABEL_FOLDED as FOLDED } from '../../internal/foldWidths.ts';
import { edgeBar, labelSurface } from '../../internal/labelStyles.ts';
import { globalStyle, recipe, type Rule, style } from '../../internal/styles.ts';
import { anyScript, caption, hidden, productName, twoLines } from '../../internal/textStyles.ts';
import { figureSize } from '../SizeFigure/SizeFigure.css.ts';
import { bar, color, radius, space, type } from '../../theme/vars.css.ts';

// Beside action and barcode, a wide label has little space for the name: the picture shrinks first.
const NARROW = 'acting (min-width: 47rem) and (max-width: 51.99rem)';

// A phone at 200 % text: all parts are stacked.
const STACKED = ['acting (max-width: 17.99rem)', 'plain (max-width: 17.99rem)'] as const;

// A label without an action in a dialog on a phone: the longest stamp is above the SKU. Wider than STACKED.
const SLIM = 'plain (min-width: 18rem) and (max-width: 21.99rem)';
const SLIM_ROW = '3.875rem';

/** Styles of the wide label, what differs when it is folded, and what differs when it is stacked. */
function fold(wide: Rule, folded: Rule, stacked: Rule = {}): Rule {
  const queries = [...FOLDED.map((query) => [query, folded]), ...STACKED.map((query) => [query, stacked])];
  return { ...wide, '@container': Object.fromEntries(queries) };
}

const rule = `1px solid ${color.line}`;

/** A checkbox on ink. */
const inverted = style({});
const stateColour = createVar();

export const frame = recipe({
  // Isolated, so that no part of a label covers what the label scrolls under.
  base: { containerType: 'inline-size', minWidth: 0, isolation: 'isolate' },
  variants: {
    hasAction: { true: { containerName: 'acting' }, false: { containerName: 'plain' } },
  },
});

export const label = recipe({
  base: [
    fold(
      {
        ...labelSurface(stateColour),
        display: 'grid',
        gridTemplateColumns: '9.25rem auto minmax(0, 1fr) auto auto 60px',
        gridTemplateRows: 'minmax(5.125rem, auto) minmax(2.25rem, auto)',
        '::before': { ...edgeBar(stateColour), zIndex: 1 },
      },
      {
        // A wide action leaves the fields some of the width, but not on the narrowest phone.
        gridTemplateColumns: '7.25rem minmax(clamp(0rem, 100cqi - 17rem, 6rem), 1fr) auto',
        // The row of the SKU keeps its height; only the foot grows, below its rule.
        gridTemplateRows: 'minmax(3.125rem, auto) 2.375rem minmax(2.75rem, auto)',
        // The rule above the foot.
        '::after': { content: '', gridRow: 3, gridColumn: '1 / -1', borderTop: rule, pointerEvents: 'none' },
      },
      { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none', '::after': { display: 'none' } },
    ),
    {
      '@container': { [SLIM]: { gridTemplateRows: `minmax(3.125rem, auto) ${SLIM_ROW} minmax(2.75rem, auto)` } },
    },
  ],
  variants: {
    state: {
      request: { vars: { [stateColour]: color.ink } },
      pending: { vars: { [stateColour]: color.caution } },
      out: { vars: { [stateColour]: color.positive } },
      consigned: { vars: { [stateColour]: color.info } },
      error: { vars: { [stateColour]: color.critical } },
    },
    isOpen: { true: { borderColor: color.ink }, false: {} },
    hasBarcode: {
      true: {},
      false: fold({ gridTemplateColumns: '9.25rem auto minmax(0, 1fr) auto auto auto' }, {}),
    },
  },
});

export const sizeCell = recipe({
  base: fold(
    {
      gridRow: '1 / -1',
      gridColumn: 1,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: space[12],
      minWidth: 0,
      marginInlineStart: bar.normal,
      paddingBlock: '19px 12px',
      paddingInline: '14px 8px',
      borderInlineEnd: rule,
    },
    { vars: { [figureSize]: type.t40 }, gridRow: '1 / 3', paddingBlock: '17px 12px', paddingInline: '12px 8px' },
    { gridRow: 'auto', borderInlineEnd: 0, borderBottom: rule },
  ),
  variants: {
    isChosen: {
      true: fold(
        { marginBlock: '-1px', background: color.ink, color: color.onInk, borderColor: color.ink },
        { marginBlockEnd: 0 },
      ),
      false: {},
    },
  },
});

export const system = recipe({
  base: { ...caption, whiteSpace: 'nowrap', color: color.inkSoft },
  variants: { isChosen: { true: { color: color.onInkSoft }, false: {} } },
});

export const picture = style([
  fold(
    // One width in all lists: the names begin at one edge.
    { gridRow: 1, gridColumn: 2, alignSelf: 'center', width: '8rem', paddingInlineStart: space[12] },
    {
      gridRow: 3,
      gridColumn: 1,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      width: 'auto',
      marginInlineStart: bar.normal,
      paddingInline: '16px',
      borderInlineEnd: rule,
      alignSelf: 'stretch',
      alignItems: 'center',
    },
    { display: 'none' },
  ),
  { '@container': { [NARROW]: { selectors: { '[data-edge] > &': { width: '6.5rem' } } } } },
]);

// From this width a label has room for more facts beside the name.
const ROOMY = ['acting (min-width: 70rem)', 'plain (min-width: 62rem)'] as const;
const roomy = (styles: Rule): Rule => ({ '@container': Object.fromEntries(ROOMY.map((query) => [query, styles])) });

/** Below this width a label leaves out its extra fields. */
const NOT_EXTRA = ['acting (max-width: 59.99rem)', 'plain (max-width: 51.99rem)'] as const;
const extraOnly: Rule = { '@container': Object.fromEntries(NOT_EXTRA.map((query) => [query, { display: 'none' }])) };

export const details = style([{ display: 'none' }, roomy({ display: 'block', gridRow: '1 / 3', gridColumn: 2 })]);

export const title = style([
  fold(
    { gridRow: 1, gridColumn: 3, alignSelf: 'center', minWidth: 0, paddingBlock: '2px', paddingInline: space[16] },
    { gridColumn: '2 / -1', alignSelf: 'start', paddingBlock: '9px 0', paddingInline: '12px 10px' },
    { gridRow: 'auto', gridColumn: 1, paddingInlineStart: '16px' },
  ),
  roomy({
    selectors: {
      [`&:has(> ${details})`]: {
        display: 'grid',
        // By the width of the label, not of what stamp and action leave: the same in all labels of a list.
        gridTemplateColumns: 'max(15cqi, calc(30cqi - 10rem)) minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: space[24],
      },
    },
  }),
]);

const nameText: Rule = {
  // Truncated at the end of the name, in every page direction.
  ...anyScript,
  ...productName,
};

/**
 * Two lines, so that "Halden Court 82" and "Halden Court 82 Slim" can be distinguished; the details show all of a longer
 * name. A label without details shows it itself.
 */
export const name = recipe({
  base: nameText,
  variants: { hasDetails: { true: twoLines, false: { overflowWrap: 'anywhere' } } },
});

/** The button of the name: pressing the label anywhere presses it, except on the action. */
export const open = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.box },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': focusRing,
  },
});

export const way = style(
  fold(
    {
      display: 'flex',
      alignItems: 'center',
      gap: space[8],
      minWidth: 0,
      marginTop: '6px',
      color: color.inkSoft,
    },
    { marginTop: '1px' },
  ),
);

export const wayName = recipe({
  base: { minWidth: 0, ...anyScript },
  variants: { hasDetails: { true: twoLines, false: { overflowWrap: 'anywhere' } } },
});

export const stamp = style([
  fold(
    { gridRow: 1, gridColumn: 4, alignSelf: 'center', paddingInlineEnd: space[12] },
    {
      gridRow: 2,
      gridColumn: '2 / -1',
      alignSelf: 'start',
      justifySelf: 'end',
      zIndex: 1,
      paddingBlock: '2px 0',
      paddingInline: '0 10px',
    },
    {
      gridRow: 'auto',
      gridColumn: 1,
      order: 2,
      justifySelf: 'start',
      paddingBlock: '0 10px',
      paddingInline: '16px 10px',
    },
  ),
  { '@container': { [SLIM]: { justifySelf: 'start', paddingBlock: '6px 0', paddingInline: '12px 10px' } } },
]);

export const action = style(
  fold(
    { gridRow: 1, gridColumn: 5, alignSelf: 'center', paddingInlineEnd: space[12], position: 'relative', zIndex: 1 },
    { gridRow: 3, gridColumn: 3, alignSelf: 'stretch', display: 'grid', padding: 0, borderInlineStart: rule },
    { gridRow: 'auto', gridColumn: 1, order: 3, borderInlineStart: 0, borderTop: rule, marginInlineStart: bar.normal },
  ),
);

/** Chooses the label, at the end of the size cell; its target is larger than its box. */
export const choice = recipe({
  base: fold(
    { gridRow: '1 / -1', gridColumn: 1, alignSelf: 'end', justifySelf: 'end', zIndex: 1, marginBottom: '-2px' },
    { gridRow: '1 / 3' },
    { gridRow: 1 },
  ),
  variants: { isChosen: { true: inverted, false: {} } },
});
globalStyle(`${inverted} input:checked`, { background: color.onInk, borderColor: color.onInk });
globalStyle(`${inverted} input:checked ~ *`, { color: color.ink });

/** The label's action: a button on a wide label, a cell on a folded one. */
export const actionButton = style(
  fold(
    {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[8],
      minWidth: '100px',
      minHeight: '44px',
      padding: '0 14.5px',
      border: '1.5px solid transparent',
      borderRadius: radius.box,
      fontWeight: 600,
      fontStretch: '106%',
      whiteSpace: 'nowrap',
      selectors: {
        '&[data-plain]': { borderColor: color.edge },
        '&:hover:not([aria-disabled="true"])': { background: `color-mix(in srgb, ${color.ink} 9%, transparent)` },
        '&[data-plain]:hover:not([aria-disabled="true"])': { background: 'none', borderColor: color.ink },
        '&[aria-disabled="true"]': { cursor: 'default' },
        '&[aria-busy="true"]': { cursor: 'progress', color: color.inkSoft, borderStyle: 'dashed' },
        '&:focus-visible': { position: 'relative', zIndex: 2 },
      },
    },
    {
      minWidth: '116px',
      padding: '0 14.5px',
      fontWeight: 640,
      selectors: { '&&': { borderColor: 'transparent' } },
    },
  ),
);

export const fields = style([
  fold(
    { gridRow: 2, gridColumn: '2 / 6', display: 'flex', minWidth: 0, borderTop: rule },
    {
      gridRow: '2 / 4',
      gridColumn: 2,
      display: 'grid',
      // Only the first field may be wider: it is above the action.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '2.375rem',
      gridAutoRows: 'auto',
      borderTop: 0,
    },
    { gridRow: 'auto', gridColumn: 1, order: 1, gridTemplateRows: 'none', gap: space[4], padding: '0 4px 10px' },
  ),
  { '@container': { [SLIM]: { gridTemplateRows: SLIM_ROW } } },
]);

export const field = style([
  fold(
    {
      display: 'flex',
      alignItems: 'center',
      gap: space[8],
      minWidth: 0,
      padding: '0 12px',
      borderInlineEnd: rule,
      fontSize: type.t13,
      lineHeight: '1rem',
      whiteSpace: 'nowrap',
      selectors: {
        // The second field takes the free width; if there is none, the last field is at the end.
        '&[data-wide]:not(:last-child)': { flex: 1 },
        '&:last-child': { borderInlineEnd: 0 },
        '&:last-child:not(:first-child)': { marginInlineStart: 'auto' },
      },
    },
    {
      borderInlineEnd: 0,
      paddingInlineEnd: 0,
      color: color.inkSoft,
      selectors: {
        '&&:last-child': { marginInlineStart: 0, alignItems: 'flex-start' },
        // Value and label share their first line and are aligned to the bottom.
        '&:nth-child(2)': {
          flexWrap: 'wrap',
          alignContent: 'flex-end',
          alignItems: 'baseline',
          paddingTop: '6px',
          paddingInlineEnd: '4px',
        },
        '&:nth-child(2):last-child': { alignContent: 'center', paddingTop: 0 },
        '&:first-child': { alignItems: 'flex-start', paddingTop: '6px' },
        // A person: two lines beside the stamp keep their distance to the rule.
        '&:first-child:has(> dd > span)': { paddingTop: 0 },
        // With more lines the foot grows; they keep their distance to its rules.
        '&:nth-child(n + 3):last-child': { paddingBottom: '6px' },
      },
    },
  ),
  {
    '@container': Object.fromEntries(
      NOT_EXTRA.map((query) => [query, { selectors: { '&[data-extra]': { display: 'none' } } }]),
    ),
  },
  // The SKU is above the foot, so the action does not take its width.
  {
    '@container': {
      [FOLDED[0]]: { selectors: { '&:first-child': { width: 'max-content', maxWidth: '8.5rem' } } },
      [STACKED[0]]: { selectors: { '&:first-child': { width: 'auto', maxWidth: 'none' } } },
      [SLIM]: { selectors: { '&&:first-child': { alignItems: 'flex-end', paddingBlock: '0 8px' } } },
    },
  },
]);

export const fieldLabel = recipe({
  base: { flex: 'none', color: color.inkSoft },
  variants: { isPlain: { true: fold({}, hidden), false: {} }, isHidden: { true: hidden, false: {} } },
});

const second = `${field}:nth-child(2) > &`;

/** On a folded label the requester is beside the action; a long text gets more lines and the foot grows. */
export const fieldValue = style(
  fold(
    {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      fontVariantNumeric: 'tabular-nums',
      // Two lines are as high as the row.
      selectors: { [`${field}[data-wide] > &`]: twoLines },
    },
    { selectors: { [second]: { ...twoLines, WebkitLineClamp: 3, flex: '1 1 0', minWidth: 0 } } },
  ),
);

export const edge = recipe({
  base: fold(
    {
      gridRow: '1 / -1',
      gridColumn: 6,
      display: 'grid',
      placeItems: 'center',
      width: '60px',
      borderInlineStart: rule,
    },
    { display: 'none' },
  ),
  variants: { isExtra: { true: extraOnly, false: {} } },
});

export const noBarcode = style({ color: color.inkSoft });

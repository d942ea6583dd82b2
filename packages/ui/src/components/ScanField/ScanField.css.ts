import { focusRing } from '../../internal/focusRing.css.ts';
import { recipe, style } from '../../internal/styles.ts';
import { caption } from '../../internal/textStyles.ts';
import { color, font, radius, space, type } from '../../theme/vars.css.ts';
import { innerCorner } from '../../internal/innerCorner.ts';

export const form = style({ minWidth: 0, containerType: 'inline-size' });

export const row = style({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0 });

export const box = recipe({
  base: {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minWidth: 0,
    background: color.raised,
    border: `1.5px solid ${color.edge}`,
    borderRadius: radius.box,
    color: color.inkSoft,
    cursor: 'text',
    selectors: { '&:has(input:focus-visible)': focusRing },
  },
  variants: {
    size: {
      m: { minHeight: '48px', paddingInline: '14px' },
      xl: { minHeight: '48px', paddingInline: '14px', borderColor: color.ink, borderWidth: '2px' },
    },
    isWrong: { true: { borderColor: color.critical }, false: {} },
  },
  compoundVariants: [
    {
      variants: { size: 'xl', isWrong: true },
      // On a phone an error has up to four lines. The box grows into the space below it, so that nothing moves.
      style: { '@container': { '(max-width: 27.99rem)': { minHeight: '60px', marginBottom: '-12px' } } },
    },
  ],
});

export const input = recipe({
  base: {
    flex: 1,
    width: '100%',
    minWidth: 0,
    border: 0,
    background: 'none',
    color: color.ink,
    textOverflow: 'ellipsis',
    '::placeholder': { color: color.inkSoft, opacity: 1 },
    // The box around it shows the focus ring.
    selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  },
  variants: {
    size: {
      m: { minHeight: '44px' },
      xl: {
        minHeight: '44px',
        fontSize: type.t17,
        lineHeight: '1.5rem',
      },
    },
    hasNote: { true: {}, false: {} },
    // The error has the place of the text; the border shows the focus.
    isCovered: {
      true: { gridArea: '1 / 1', caretColor: 'transparent', '::placeholder': { color: 'transparent' } },
      false: {},
    },
  },
  // Input and note share the height of the field, so that nothing below it moves.
  compoundVariants: [
    {
      variants: { size: 'xl', hasNote: true, isCovered: false },
      style: { minHeight: '1.5rem', lineHeight: '1.5rem' },
    },
  ],
});

/** The input, and in a large field its note below it. */
export const content = recipe({
  base: { flex: 1, minWidth: 0 },
  variants: {
    isCovered: {
      true: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
      false: { display: 'flex', flexDirection: 'column' },
    },
  },
});

export const ready = recipe({
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: space[8],
    fontWeight: 560,
    whiteSpace: 'nowrap',
  },
  variants: {
    // In a narrow field the placeholder or the note needs the space.
    hasNote: {
      true: { '@container': { '(max-width: 43.99rem)': { display: 'none' } } },
      false: { '@container': { '(max-width: 27.99rem)': { display: 'none' } } },
    },
  },
});

export const key = style({
  flex: 'none',
  padding: '0 6px',
  border: `1px solid ${color.line}`,
  borderRadius: innerCorner,
  background: color.paper,
  fontFamily: font.mono,
  fontSize: type.t13,
  lineHeight: '1.25rem',
  fontWeight: 500,
  '@container': { '(max-width: 18rem)': { display: 'none' } },
  // Without a keyboard the shortcut is hidden.
  '@media': { '(hover: none)': { display: 'none' } },
});

export const note = recipe({
  base: {
    ...caption,
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    selectors: { '&:not(:empty)': { marginTop: space[8] } },
  },
  variants: {
    isWrong: {
      true: { color: color.criticalText, fontSize: type.t15, lineHeight: '1.25rem', fontWeight: 560 },
      false: { color: color.inkSoft },
    },
    isInside: {
      true: { selectors: { '&:not(:empty)': { marginTop: 0, marginBottom: '2px' } } },
      false: {},
    },
    isOver: {
      true: {
        gridArea: '1 / 1',
        alignSelf: 'center',
        // A tap on it is a tap on the input.
        pointerEvents: 'none',
        selectors: { '&:not(:empty)': { marginBottom: 0 } },
        '@container': { '(max-width: 43.99rem)': { fontSize: type.t13, lineHeight: '0.875rem' } },
      },
      false: {},
    },
  },
});

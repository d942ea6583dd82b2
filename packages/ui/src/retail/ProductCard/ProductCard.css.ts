import { recipe, style } from '../../internal/styles.ts';
import { anyScript, caption, oneLine, productName, twoLines } from '../../internal/textStyles.ts';
import * as shared from '../ProductRow/productStyles.ts';
import { bar, color, radius, space } from '../../theme/vars.css.ts';

const rule = `1px solid ${color.line}`;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  minWidth: 0,
  height: '100%',
});

export const card = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
    minWidth: 0,
    overflow: 'hidden',
    background: color.raised,
    border: rule,
    borderRadius: radius.box,
    ...shared.focusAround({ borderRadius: 'inherit' }),
  },
  variants: {
    isPressable: {
      true: { '@media': { '(hover: hover)': { selectors: { '&:hover': { borderColor: color.ink } } } } },
      false: {},
    },
    // The bar of a label, along the top of the picture.
    isChosen: {
      true: {
        borderColor: color.ink,
        '::before': {
          ...shared.chosenBar,
          insetInline: 0,
          insetBlockStart: 0,
          zIndex: 1,
          height: bar.normal,
        },
      },
      false: {},
    },
  },
});

export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  padding: '32px 24px 20px',
  background: color.plate,
  borderBottom: rule,
  '@container': { '(max-width: 13rem)': { padding: '24px 12px 16px' } },
});
export const stamp = style({ position: 'absolute', insetBlockStart: space[12], insetInlineStart: space[12] });

export const body = style({ minWidth: 0, padding: '14px 16px 12px' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[12],
});
export const name = style({
  flex: '1 1 8rem',
  minWidth: 0,
  ...productName,
  lineHeight: '1.375rem',
  ...anyScript,
});
export const title = style(twoLines);

/** The name is the button; the whole card is its target. */
export const open = style({
  ...twoLines,
  ...shared.open,
});

export const way = style({
  ...shared.way,
  marginTop: '6px',
});
export const wayName = style({ ...oneLine, ...anyScript });

export const strip = style({ minWidth: 0, borderTop: rule });
export const facts = style({
  ...caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[12],
  minHeight: '36px',
  padding: '7px 16px',
  color: color.inkSoft,
});
export const sizes = style({ padding: '2px 16px 14px' });

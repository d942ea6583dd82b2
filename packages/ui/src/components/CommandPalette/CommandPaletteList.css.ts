import { insetRing } from '../../internal/insetRing.ts';
import { style } from '../../internal/styles.ts';
import { caption, oneLine, twoLines } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const list = style({
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  selectors: { '&&:focus-visible': { boxShadow: 'none' } },
});

export const group = style({
  paddingBlock: space[8],
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const title = style({ ...caption, padding: '4px 20px', color: color.inkSoft, fontWeight: 560 });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: '52px',
  padding: '6px 20px',
  cursor: 'pointer',
  outline: 'none',
  boxShadow: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: color.sunken },
    '&[data-focus-visible]': insetRing,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const picture = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  selectors: { '&:empty': { display: 'none' } },
});
/** Label and note with the code beside them, or below them if there is no room. */
export const words = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  minWidth: 0,
});
export const text = style({ flex: '1 1 12rem', minWidth: 0 });
export const label = style({ ...twoLines, fontWeight: 560, lineHeight: '1.25rem' });
export const note = style({ ...caption, ...oneLine, display: 'block', color: color.inkSoft });
export const code = style({ flex: '0 1 auto', minWidth: 0, overflowWrap: 'anywhere', color: color.inkSoft });

export const nothing = style({
  display: 'grid',
  gap: space[4],
  padding: '32px 20px',
  textAlign: 'center',
  color: color.inkSoft,
});
export const nothingTitle = style({ color: color.ink, fontSize: type.t17, lineHeight: '1.5rem', fontWeight: 600 });

import { choice } from '../../internal/choiceStyles.ts';
import { focusRing } from '../../internal/focusRing.css.ts';
import { recipe, type Rule, style, styleVariants } from '../../internal/styles.ts';
import { hidden } from '../../internal/textStyles.ts';
import { color, type } from '../../theme/vars.css.ts';

export const option = recipe({
  base: { display: 'flex', alignItems: 'center', minHeight: '44px', cursor: 'pointer' },
  variants: {
    look: {
      dot: { gap: '12px' },
      tile: {
        ...choice,
        minHeight: '68px',
        padding: '8px 14px',
        fontWeight: 620,
        selectors: {
          ...choice.selectors,
          '&&:has(:checked)': { background: color.ink, color: color.onInk, borderColor: color.ink },
          '&:has(:disabled)': { borderStyle: 'dashed' },
          '&:has(:focus-visible)': { ...focusRing, zIndex: 1 },
        },
        position: 'relative',
        '@media': {
          '(forced-colors: active)': {
            selectors: {
              '&&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
              '&:has(:focus-visible)': { outline: '3px solid Highlight' },
            },
          },
        },
      },
    },
    isDisabled: { true: { color: color.inkSoft, cursor: 'not-allowed' }, false: {} },
  },
});
const dot: Rule = {
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  margin: 0,
  border: `1.5px solid ${color.edge}`,
  borderRadius: '50%',
  background: color.raised,
  cursor: 'inherit',
  selectors: {
    '&::before': { content: '', width: '10px', height: '10px', borderRadius: '50%' },
    '&:checked': { borderColor: color.ink, borderWidth: '2px' },
    '&:checked::before': { background: color.ink },
    '&:disabled': { background: color.sunken, borderColor: color.line },
    '&:checked:disabled::before': { background: color.inkSoft },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
};
export const input = styleVariants({ dot, tile: hidden });
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
const small = { fontSize: type.t13, lineHeight: '1rem', color: color.inkSoft };
export const description = styleVariants({
  dot: small,
  tile: {
    ...small,
    marginTop: '2px',
    fontWeight: 460,
    selectors: { ':checked + * > &': { color: color.onInkSoft } },
  },
});

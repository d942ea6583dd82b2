import { choice } from '../../internal/choiceStyles.ts';
import { focusRing } from '../../internal/focusRing.css.ts';
import { recipe, type Rule, style, styleVariants } from '../../internal/styles.ts';
import { hidden } from '../../internal/textStyles.ts';
import { color, type } from '../../theme/vars.css.ts';

/** A button that can be chosen; the chosen one is inverted. */
const inverted: Rule = {
  ...choice,
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
};

export const option = recipe({
  base: { display: 'flex', alignItems: 'center', minHeight: '44px', cursor: 'pointer' },
  variants: {
    look: {
      dot: { gap: '12px' },
      tile: { ...inverted, minHeight: '68px', padding: '8px 14px' },
      chip: { ...inverted, gap: '8px', justifyContent: 'center', padding: '4px 6px', lineHeight: '1.125rem' },
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
export const input = styleVariants({ dot, tile: hidden, chip: hidden });
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
const small = { fontSize: type.t13, lineHeight: '1rem', color: color.inkSoft };
const onInverted: Rule = {
  ...small,
  marginTop: '2px',
  fontWeight: 460,
  selectors: { ':checked ~ * > &': { color: color.onInkSoft } },
};
export const description = styleVariants({
  dot: small,
  tile: onInverted,
  chip: onInverted,
});

import { recipe, style } from '../../internal/styles.ts';
import { color } from '../../theme/vars.css.ts';
import { innerCorner } from '../../internal/innerCorner.ts';
import { hidden } from '../../internal/textStyles.ts';

export const checkbox = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '44px',
    minWidth: 0,
    cursor: 'pointer',
  },
  variants: {
    isDisabled: { true: { color: color.inkSoft, cursor: 'not-allowed' }, false: {} },
    // Without words the box alone is the target.
    isLabelHidden: { true: { minWidth: '44px', justifyContent: 'center' }, false: {} },
  },
});

export const box = style({ position: 'relative', flex: 'none', width: '1.25rem', height: '1.25rem' });

export const input = style({
  appearance: 'none',
  display: 'block',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  background: color.raised,
  border: `1.5px solid ${color.edge}`,
  // With the round corners of a brand it would look like a radio button.
  borderRadius: `min(${innerCorner}, 5px)`,
  cursor: 'inherit',
  selectors: {
    '&:checked, &:indeterminate': { background: color.ink, borderColor: color.ink },
    '&:disabled': { background: color.sunken, borderColor: color.line },
    '&:checked:disabled': { background: color.inkSoft, borderColor: color.inkSoft },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const mark = style({
  position: 'absolute',
  inset: '15%',
  width: '70%',
  height: '70%',
  color: color.onInk,
  strokeWidth: 3,
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: { [`${input}:checked ~ &, ${input}:indeterminate ~ &`]: { visibility: 'visible' } },
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const words = recipe({
  variants: {
    isLabelHidden: { true: hidden, false: { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } },
  },
});

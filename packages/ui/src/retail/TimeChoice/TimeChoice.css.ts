import { choice, chosen } from '../../internal/choiceStyles.ts';
import { focusRing } from '../../internal/focusRing.css.ts';
import { style } from '../../internal/styles.ts';
import { hidden, mono } from '../../internal/textStyles.ts';
import { space, type } from '../../theme/vars.css.ts';

export const field = style({ display: 'grid', gap: space[8], minWidth: 0 });
export const label = style({ fontWeight: 600, lineHeight: '1.25rem' });
export const input = style(hidden);

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.25rem, 1fr))',
  gap: space[8],
});

export const time = style({
  ...choice,
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: '56px',
  paddingInline: space[12],
  lineHeight: '1.125rem',
  cursor: 'pointer',
  selectors: {
    ...choice.selectors,
    '&:has(:checked)': {
      background: chosen.background,
      color: chosen.color,
      borderColor: chosen.borderColor,
    },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&:has(:focus-visible)': { outline: '3px solid Highlight' },
      },
    },
  },
});

export const day = style({ fontWeight: 640 });
export const clock = style({ ...mono, fontSize: type.t13, opacity: 0.86 });

import { under } from '../../internal/focusRing.css.ts';
import { disabledField, fieldBox, invalidField } from '../../internal/fieldStyles.ts';
import { style } from '../../internal/styles.ts';
import { hidden } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const field = style({ display: 'grid', gap: space[8], minWidth: 0 });
export const label = style({ fontWeight: 600, lineHeight: '1.25rem' });
export const hiddenLabel = style(hidden);
export const description = style({ fontSize: type.t13, lineHeight: '1rem', color: color.inkSoft });

export const box = style({
  vars: { [under]: color.paper },
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  color: color.inkSoft,
});

export const icon = style({ position: 'absolute', insetInlineStart: '14px', pointerEvents: 'none' });

export const input = style({
  flex: 1,
  ...fieldBox,
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.inkSoft, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: color.ink },
    '&[aria-invalid="true"]': invalidField,
    '&:disabled': disabledField,
  },
});
export const isMono = style({ fontFamily: '"JetBrains Mono Variable", ui-monospace, monospace', fontWeight: 500 });
/** The width follows from the attribute `size`. */
export const short = style({ flex: 'none', width: 'auto', paddingInline: space[8] });
export const hasIcon = style({ paddingInlineStart: 'calc(26px + 1.25rem)' });

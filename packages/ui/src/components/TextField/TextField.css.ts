import { style } from '@vanilla-extract/css';
import { under } from '../../internal/focusRing.css.ts';
import { disabledField, fieldBox, invalidField } from '../../internal/fieldStyles.ts';
import { layered } from '../../internal/layered.ts';
import { hidden } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const field = style(layered({ display: 'grid', gap: space[8], minWidth: 0 }));
export const label = style(layered({ fontWeight: 600, lineHeight: '1.25rem' }));
export const hiddenLabel = style(layered(hidden));
export const description = style(layered({ fontSize: type.t13, lineHeight: '1rem', color: color.inkSoft }));

export const box = style(
  layered({
    vars: { [under]: color.paper },
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    color: color.inkSoft,
  }),
);

export const icon = style(layered({ position: 'absolute', insetInlineStart: '14px', pointerEvents: 'none' }));

export const input = style(
  layered({
    flex: 1,
    ...fieldBox,
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: color.inkSoft, opacity: 1 },
      '&:hover:not(:disabled)': { borderColor: color.ink },
      '&[aria-invalid="true"]': invalidField,
      '&:disabled': disabledField,
    },
  }),
);
export const isMono = style(
  layered({ fontFamily: '"JetBrains Mono Variable", ui-monospace, monospace', fontWeight: 500 }),
);
/** The width follows from the attribute `size`. */
export const short = style(layered({ flex: 'none', width: 'auto', paddingInline: space[8] }));
export const hasIcon = style(layered({ paddingInlineStart: 'calc(26px + 1.25rem)' }));

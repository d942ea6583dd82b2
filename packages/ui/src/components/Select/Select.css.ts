import { style } from '@vanilla-extract/css';
import { focusRing } from '../../internal/focusRing.css.ts';
import { disabledField, fieldBox, invalidField } from '../../internal/fieldStyles.ts';
import { layered } from '../../internal/layered.ts';
import { oneLine } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const button = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    ...fieldBox,
    selectors: {
      '&[data-hovered]': { borderColor: color.ink },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': disabledField,
      '[data-invalid] > &': invalidField,
    },
  }),
);

export const value = style(
  layered({
    ...oneLine,
    flex: 1,
    minWidth: 0,
    textAlign: 'start',
    selectors: { '&[data-placeholder]': { color: color.inkSoft } },
  }),
);

/** As wide as its field, or wider for a long item; never wider than the page, because a scroll of the page closes it. */
export const list = style(layered({ minWidth: 'min(var(--trigger-width), 100vw - 16px)' }));
export const items = style(layered({ outline: 'none', boxShadow: 'none', overflow: 'auto', maxHeight: '22rem' }));
export const words = style(layered({ flex: 1, minWidth: 0 }));
export const label = style(layered({ display: 'block', overflowWrap: 'anywhere' }));
export const description = style(
  layered({ display: 'block', fontSize: type.t13, lineHeight: '1rem', fontWeight: 440, color: color.inkSoft }),
);
export const mark = style(layered({ flex: 'none', width: '1.25rem' }));
export const none = style(layered({ padding: '16px 20px', color: color.inkSoft }));

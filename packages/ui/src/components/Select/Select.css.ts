import { focusRing } from '../../internal/focusRing.css.ts';
import { disabledField, fieldBox, invalidField } from '../../internal/fieldStyles.ts';
import { style } from '../../internal/styles.ts';
import { oneLine } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const button = style({
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
});

export const value = style({
  ...oneLine,
  flex: 1,
  minWidth: 0,
  textAlign: 'start',
  selectors: { '&[data-placeholder]': { color: color.inkSoft } },
});

/** As wide as its field, or wider for a long item; never wider than the page, because a scroll of the page closes it. */
export const list = style({ minWidth: 'min(var(--trigger-width), 100vw - 16px)' });
export const items = style({ outline: 'none', boxShadow: 'none', overflow: 'auto', maxHeight: '22rem' });
export const words = style({ flex: 1, minWidth: 0 });
export const label = style({ display: 'block', overflowWrap: 'anywhere' });
export const description = style({
  display: 'block',
  fontSize: type.t13,
  lineHeight: '1rem',
  fontWeight: 440,
  color: color.inkSoft,
});
export const mark = style({ flex: 'none', width: '1.25rem' });
export const none = style({ padding: '16px 20px', color: color.inkSoft });

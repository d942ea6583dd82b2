import { choice, chosen } from '../../internal/choiceStyles.ts';
import { under } from '../../internal/focusRing.css.ts';
import { recipe, style } from '../../internal/styles.ts';
import { caption, mono, wide } from '../../internal/textStyles.ts';
import { color, font, space, type } from '../../theme/vars.css.ts';

export const times = style({ vars: { [under]: color.raised }, display: 'grid', gap: space[20] });
export const note = style({ color: color.inkSoft });
/** Begins with a capital, also where the name of a weekday has none. */
export const heading = style({
  ...wide,
  fontSize: type.t17,
  lineHeight: '1.5rem',
  marginBottom: space[8],
  '::first-letter': { textTransform: 'uppercase' },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.875rem, 1fr))',
  gap: space[8],
});
export const slot = recipe({
  base: {
    ...mono,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    width: '100%',
    padding: '4px',
    ...choice,
    fontSize: type.t15,
  },
  variants: {
    isOn: {
      true: chosen,
      false: {},
    },
    isFull: { true: { borderStyle: 'dashed' }, false: {} },
  },
});
/** In words, so it may need two lines. */
export const full = style({ ...caption, fontFamily: font.text, letterSpacing: 'normal', textAlign: 'center' });

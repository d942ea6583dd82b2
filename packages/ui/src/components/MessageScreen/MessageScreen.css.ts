import { labelSurface } from '../../internal/labelStyles.ts';
import { style } from '../../internal/styles.ts';
import { centredPage } from '../../internal/pageStyles.ts';
import { wide } from '../../internal/textStyles.ts';
import { breakpoint, color, space, type } from '../../theme/vars.css.ts';

export const screen = style(centredPage);

export const card = style({
  ...labelSurface(color.ink),
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
  width: '100%',
  maxWidth: '560px',
  paddingBlock: '28px',
  paddingInline: '28px 24px',
  '@media': { [breakpoint.tablet]: { paddingBlock: '40px', paddingInline: '44px 40px' } },
});

export const title = style({
  ...wide,
  marginTop: space[24],
  // The largest size at which the longest word fits on a phone.
  fontSize: `clamp(${type.t21}, 9vw, ${type.t28})`,
  lineHeight: 1.15,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const subtitle = style({ fontSize: type.t17, lineHeight: '1.5rem', color: color.inkSoft });

export const action = style({ marginTop: space[24] });

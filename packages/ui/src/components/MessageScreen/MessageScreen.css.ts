import { style } from '@vanilla-extract/css';
import { labelSurface } from '../../internal/labelStyles.ts';
import { layered } from '../../internal/layered.ts';
import { centredPage } from '../../internal/pageStyles.ts';
import { wide } from '../../internal/textStyles.ts';
import { breakpoint, color, space, type } from '../../theme/vars.css.ts';

export const screen = style(layered(centredPage));

export const card = style(
  layered({
    ...labelSurface(color.ink),
    display: 'grid',
    justifyItems: 'start',
    gap: space[8],
    width: '100%',
    maxWidth: '560px',
    paddingBlock: '28px',
    paddingInline: '28px 24px',
    '@media': { [breakpoint.tablet]: { paddingBlock: '40px', paddingInline: '44px 40px' } },
  }),
);

export const title = style(
  layered({
    ...wide,
    marginTop: space[24],
    // The largest size at which the longest word fits on a phone.
    fontSize: `clamp(${type.t21}, 9vw, ${type.t28})`,
    lineHeight: 1.15,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const subtitle = style(layered({ fontSize: type.t17, lineHeight: '1.5rem', color: color.inkSoft }));

export const action = style(layered({ marginTop: space[24] }));

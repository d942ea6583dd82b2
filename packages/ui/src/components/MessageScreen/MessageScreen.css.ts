import { style } from '@vanilla-extract/css';
import { under } from '../../internal/focusRing.css.ts';
import { layered } from '../../internal/layered.ts';
import { wide } from '../../internal/textStyles.ts';
import { bar, breakpoint, color, radius, space, type } from '../../theme/vars.css.ts';

export const screen = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    minHeight: ['100vh', '100dvh'],
    padding: space[16],
    background: color.paper,
  }),
);

export const card = style(
  layered({
    vars: { [under]: color.raised },
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    gap: space[8],
    width: '100%',
    maxWidth: '560px',
    paddingBlock: '28px',
    paddingInline: '28px 24px',
    background: color.raised,
    border: `1px solid ${color.line}`,
    borderInlineStart: 0,
    borderRadius: radius.box,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: '-1px',
      insetInlineStart: 0,
      width: bar.normal,
      background: color.ink,
      borderStartStartRadius: radius.box,
      borderEndStartRadius: radius.box,
      forcedColorAdjust: 'none',
    },
    '@media': { [breakpoint.tablet]: { paddingBlock: '40px', paddingInline: '44px 40px' } },
  }),
);

export const title = style(
  layered({
    ...wide,
    marginTop: space[24],
    // Large text on a phone: as large as its longest word may be there.
    fontSize: `clamp(${type.t21}, 9vw, ${type.t28})`,
    lineHeight: 1.15,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const subtitle = style(layered({ fontSize: type.t17, lineHeight: '1.5rem', color: color.inkSoft }));

export const action = style(layered({ marginTop: space[24] }));

import { bottomBar, bottomBarText } from '../../internal/bottomBar.ts';
import { choice, chosen } from '../../internal/choiceStyles.ts';
import { under } from '../../internal/focusRing.css.ts';
import { recipe, style } from '../../internal/styles.ts';
import { anyScript, caption, mono, productName, wide } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const popover = style({
  vars: { [under]: color.raised },
  display: 'grid',
  gap: space[16],
  padding: space[16],
  paddingBottom: '6px',
});
export const popoverHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
  columnGap: space[12],
  alignItems: 'start',
});
export const close = style({ marginBlockStart: '-10px', marginInlineEnd: '-8px' });
export const name = style({ ...productName, overflowWrap: 'anywhere', ...anyScript });
export const when = style({ marginTop: '2px', color: color.inkSoft });
export const remaining = style({ ...caption, color: color.inkSoft, ':empty': { display: 'none' } });
export const time = style({ ...mono, unicodeBidi: 'isolate', whiteSpace: 'nowrap' });

export const bar = style(bottomBar);
export const barText = style(bottomBarText);

export const panel = style({ display: 'grid', gap: space[24] });
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[16],
});
export const at = style({ marginInlineStart: 'auto', textAlign: 'end' });
export const begin = style({
  ...mono,
  display: 'block',
  fontSize: type.t28,
  lineHeight: '1.75rem',
  fontWeight: 700,
  letterSpacing: '-0.05em',
});
export const end = style({
  ...caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: space[8],
  color: color.inkSoft,
});
export const overTime = style({ fontWeight: 650, color: color.cautionText });
export const about = style({ color: color.inkSoft, overflowWrap: 'anywhere' });
export const heading = style({ ...wide, fontSize: type.t17, lineHeight: '1.5rem', marginBottom: space[8] });
export const small = style({ ...caption, color: color.inkSoft });

export const setting = style({ display: 'grid', gap: space[8] });
export const options = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] });
export const option = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    ...choice,
    paddingInline: '13px',
    fontWeight: 620,
    cursor: 'pointer',
  },
  variants: {
    isOn: {
      true: {
        ...chosen,
        cursor: 'default',
      },
      false: {},
    },
    isDisabled: {
      true: {
        color: color.inkSoft,
        borderStyle: 'dashed',
        cursor: 'default',
        selectors: { '&:hover': { background: color.raised } },
      },
      false: {},
    },
  },
});
/** A negative margin: the padding of the quiet buttons reaches the edges of the popover. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginInline: '-16px',
});

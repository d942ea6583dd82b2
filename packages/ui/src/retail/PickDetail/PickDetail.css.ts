import { under } from '../../internal/focusRing.css.ts';
import { globalStyle, style } from '../../internal/styles.ts';
import { productName } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';
import { binStyle } from '../PickRow/binStyle.ts';

export const detail = style({
  vars: { [under]: color.raised },
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  background: color.raised,
});

export const body = style({ display: 'flex', flexDirection: 'column', gap: space[20], padding: '28px 24px 24px' });

export const where = style({ display: 'grid', justifyItems: 'start', containerType: 'inline-size' });

/** What to do with the unit, above the bin. */
export const task = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginBottom: '22px',
  fontSize: type.t17,
  fontWeight: 650,
  color: color.positiveText,
});

/** 64 px, the largest bin of the kit; smaller in a narrow panel. */
export const bin = style({
  ...binStyle,
  fontSize: 'min(4rem, 18.7cqi)',
  letterSpacing: '-0.06em',
});

export const place = style({
  marginBlock: '18px 16px',
  fontWeight: 460,
  color: color.inkSoft,
  selectors: { '&:last-child': { marginBottom: 0 } },
});

/** Below the place. */
export const seen = style({ display: 'block' });

/** As large as a map of eight bays with four shelves, so that nothing moves when the map is loaded. */
export const mapPlace = style({ width: '100%', maxWidth: '420px', aspectRatio: '349 / 152' });

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 160px)',
  alignItems: 'end',
  gap: space[16],
  paddingTop: '28px',
  borderTop: `1px solid ${color.line}`,
});

export const sizes = style({ minWidth: 0 });
export const picture = style({ minWidth: 0 });

export const facts = style({ display: 'grid', gap: '6px' });

export const name = style({
  ...productName,
  overflowWrap: 'anywhere',
});

export const way = style({ display: 'flex', alignItems: 'center', gap: space[8], color: color.inkSoft });

export const codes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[16],
});

export const ticket = style({ marginBottom: space[8] });

/** Visible at the foot of what scrolls, except in a low window, where it would hide the bin. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gap: space[8],
  marginTop: 'auto',
  padding: '16px 24px 12px',
  background: color.raised,
  // A rule, so that a scrolling area is not mistaken for the end.
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  '@media': { '(max-height: 500px)': { position: 'static' } },
});

/** The quiet actions in one row; long texts wrap. The links begin and end at the edges of the button above. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[8],
  marginInline: '-16px',
});
globalStyle(`${links} > button`, { width: 'auto', maxWidth: '100%', flex: '0 1 auto' });

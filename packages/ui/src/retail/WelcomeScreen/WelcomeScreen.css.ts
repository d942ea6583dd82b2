import { labelSurface } from '../../internal/labelStyles.ts';
import { style } from '../../internal/styles.ts';
import { wide } from '../../internal/textStyles.ts';
import { breakpoint, color, space, type } from '../../theme/vars.css.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: ['100vh', '100dvh'],
  background: color.paper,
  '@media': {
    [breakpoint.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
    [breakpoint.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 34rem' },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  padding: '20px 20px 32px',
  '@media': {
    [breakpoint.tablet]: { padding: '40px 40px 112px' },
    [breakpoint.desktop]: { padding: '40px 64px 112px' },
  },
});

/** Moved by the margin within the drawing, so that the mark is aligned with the text. */
export const mark = style({ marginInlineStart: '-2px' });

export const middle = style({ alignSelf: 'center', minWidth: 0, paddingTop: space[24] });

export const title = style({
  ...wide,
  fontSize: 'min(2.5rem, 11vw)',
  lineHeight: 1.1,
  letterSpacing: '-0.022em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const subtitle = style({ marginTop: space[8], fontSize: type.t17, lineHeight: '1.5rem', color: color.inkSoft });

export const card = style({
  ...labelSurface(color.ink),
  marginTop: space[32],
  paddingBlock: '28px',
  paddingInline: '32px 28px',
});

export const cardTitle = style({ ...wide, fontSize: type.t21, lineHeight: '1.5rem' });

export const text = style({ marginBlock: '8px 24px', color: color.inkSoft });

export const note = style({ marginTop: space[16], color: color.inkSoft });

import { style } from '../../internal/styles.ts';
import { anyScript, caption, mono, oneLine, productName, twoLines } from '../../internal/textStyles.ts';
import { bar, color, radius, space, type } from '../../theme/vars.css.ts';

const rule = `1px solid ${color.line}`;
/** On a phone at 200 % text the name is below the size. */
const STACKED = '(max-width: 15.99rem)';

export const editor = style({ display: 'grid', gap: space[20], minWidth: 0, containerType: 'inline-size' });

/** The pair like the head of a label: size, name and recorded bin. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '7.25rem minmax(0, 1fr)',
  background: color.raised,
  border: rule,
  borderInlineStart: `${bar.normal} solid ${color.ink}`,
  borderRadius: radius.box,
  overflow: 'hidden',
  '@container': { [STACKED]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const size = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space[12],
  paddingBlock: '18px 11px',
  paddingInline: '14px 8px',
  borderInlineEnd: rule,
  '@container': { [STACKED]: { borderInlineEnd: 'none', borderBottom: rule } },
});
export const system = style({ ...caption, color: color.inkSoft });
export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[4],
  minWidth: 0,
  padding: '12px 16px',
});
export const name = style({
  ...twoLines,
  ...productName,
  lineHeight: '1.375rem',
  ...anyScript,
});
export const way = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', minWidth: 0 });
export const wayName = style({ ...oneLine, color: color.inkSoft, ...anyScript });

/** Current and new bin, large enough to read from a ladder. */
export const move = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[8],
  padding: '14px 14px 12px',
  borderTop: rule,
  '@container': { '(max-width: 21rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const place = style({ minWidth: 0 });
export const bin = style({
  ...mono,
  ...oneLine,
  ...anyScript,
  display: 'block',
  fontSize: type.t28,
  lineHeight: '2rem',
  fontWeight: 600,
  letterSpacing: '-0.03em',
});
export const isOld = style({ color: color.inkSoft });
export const where = style({ ...caption, color: color.inkSoft });
export const arrow = style({
  color: color.inkSoft,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  '@container': { '(max-width: 21rem)': { transform: 'rotate(90deg)', justifySelf: 'start' } },
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[12],
  '@container': { '(max-width: 21rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

import { style } from '../../internal/styles.ts';
import { anyScript, caption } from '../../internal/textStyles.ts';
import { color, radius, space } from '../../theme/vars.css.ts';

const rule = `1px solid ${color.line}`;

export const frame = style({
  minWidth: 0,
  background: color.raised,
  color: color.ink,
  border: rule,
  borderRadius: radius.box,
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  minHeight: '56px',
  paddingInline: `${space[16]} ${space[4]}`,
  selectors: { '& + &': { borderTop: rule } },
});

export const form = style({
  display: 'grid',
  minWidth: 0,
  padding: space[16],
  selectors: { '* + &': { borderTop: rule } },
});

export const name = style({
  ...anyScript,
  flex: 1,
  minWidth: 0,
  paddingBlock: space[8],
  fontWeight: 560,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', flex: 'none' });

export const none = style({ margin: 0, padding: space[16], color: color.inkSoft });

export const detail = style({ ...caption, display: 'block', color: color.inkSoft });

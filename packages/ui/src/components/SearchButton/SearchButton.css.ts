import { style } from '../../internal/styles.ts';
import { mono, oneLine } from '../../internal/textStyles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';
import { innerCorner } from '../../internal/innerCorner.ts';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minWidth: 0,
  minHeight: '48px',
  paddingInline: '14px',
  background: color.raised,
  color: color.inkSoft,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.box,
  textAlign: 'start',
  cursor: 'text',
  containerType: 'inline-size',
  selectors: { '&:hover': { borderColor: color.ink } },
});

export const words = style({ ...oneLine, flex: 1, minWidth: 0 });

export const key = style({
  ...mono,
  flex: 'none',
  padding: '0 6px',
  border: `1px solid ${color.line}`,
  borderRadius: innerCorner,
  background: color.paper,
  fontSize: type.t13,
  lineHeight: '1.25rem',
  '@container': { '(max-width: 14rem)': { display: 'none' } },
  // Without a keyboard the shortcut is hidden.
  '@media': { '(hover: none)': { display: 'none' } },
});

import { style, styleVariants } from '../../internal/styles.ts';
import { caption, oneLine } from '../../internal/textStyles.ts';
import { breakpoint, color, space } from '../../theme/vars.css.ts';

export const place = styleVariants(
  {
    inline: { display: 'inline-flex' },
    fill: { display: 'block' },
    wide: { display: 'none', '@media': { [breakpoint.desktop]: { display: 'inline-flex' } } },
  },
  (rule) => rule,
);

/** Small margins, so that a usual name fits on one line of a filter panel. */
export const trigger = style({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  marginInline: '-4px',
  fontStretch: '100%',
  textAlign: 'start',
});
export const current = style({ ...oneLine, fontWeight: 600 });
export const position = style({ ...caption, ...oneLine, color: color.inkSoft });
export const head = style({ ...caption, margin: 0, color: color.inkSoft });
export const none = style({ margin: 0, color: color.inkSoft });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  borderBottom: `1px solid ${color.line}`,
});
export const open = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  minHeight: '48px',
  fontWeight: 560,
  textAlign: 'start',
  selectors: { '&:hover': { background: color.sunken } },
});
export const tick = style({ flex: 'none', width: '20px', height: '20px' });
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });

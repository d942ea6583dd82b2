import { under } from '../../internal/focusRing.css.ts';
import { recipe, style } from '../../internal/styles.ts';
import { caption as captionText, leftToRight, mono, oneLine } from '../../internal/textStyles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.25rem, 100%), 1fr))',
  gap: space[12],
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  minWidth: 0,
  // A delivery may have hundreds of cartons: only those in view are drawn.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 10rem',
  // Room for the focus ring, which containment would cut.
  padding: '6px',
  margin: '-6px',
});

const stack = { display: 'grid', gap: '10px', width: '100%', minWidth: 0, textAlign: 'start' } as const;

export const carton = style(stack);

export const button = recipe({
  base: {
    ...stack,
    padding: '8px',
    borderRadius: radius.box,
    border: '1.5px solid transparent',
    selectors: { '&:hover': { borderColor: color.edge } },
  },
  variants: {
    isOpen: { true: { vars: { [under]: color.raised }, background: color.raised, borderColor: color.ink }, false: {} },
  },
});

export const art = style({ display: 'block', width: '100%', height: 'auto', forcedColorAdjust: 'none' });
export const number = style({ textAnchor: 'middle', fontWeight: 740, fontStretch: '125%', direction: 'ltr' });
export const seal = style({ fill: color.positive });
export const tick = style({ fill: 'none', stroke: color.onPositive, strokeWidth: '3.2px' });

export const words = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const count = style({ fontWeight: 650, fontSize: type.t15 });
export const caption = style({ ...captionText, color: color.inkSoft });
export const code = style({ ...mono, ...leftToRight, ...oneLine, fontSize: type.t13, color: color.inkSoft });

import { recipe, style } from '../../internal/styles.ts';
import { color, radius, type } from '../../theme/vars.css.ts';

export const avatar = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: radius.box,
    fontStretch: '118%',
    fontWeight: 700,
    letterSpacing: '0.01em',
    userSelect: 'none',
  },
  variants: {
    size: {
      // At the normal width of the type, two wide letters leave space at the edges.
      24: {
        width: '24px',
        height: '24px',
        fontSize: '0.6875rem',
        lineHeight: '1rem',
        fontStretch: '100%',
        letterSpacing: 0,
      },
      40: { width: '40px', height: '40px', fontSize: type.t15, lineHeight: '1.25rem' },
      56: { width: '56px', height: '56px', fontSize: type.t21, lineHeight: '1.5rem' },
      88: { width: '88px', height: '88px', fontSize: type.t28, lineHeight: '2rem' },
      fill: { width: '100%', height: '100%', minHeight: 0, borderRadius: 0, fontSize: type.t40, lineHeight: '3rem' },
    },
    kind: {
      // Not ink, which would be seen at the corners.
      photo: { background: color.sunken },
      known: { background: color.ink, color: color.onInk },
      unknown: { background: color.sunken, color: color.inkSoft, boxShadow: `inset 0 0 0 1px ${color.edge}` },
    },
  },
});

export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' });

import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { color, radius, type } from '../../theme/vars.css.ts';

export const avatar = recipe({
  base: layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: radius.box,
    fontStretch: '118%',
    fontWeight: 700,
    letterSpacing: '0.01em',
    userSelect: 'none',
  }),
  variants: {
    size: {
      // At the normal width of the type, two wide letters leave space at the edges.
      24: layered({
        width: '24px',
        height: '24px',
        fontSize: '0.6875rem',
        lineHeight: '1rem',
        fontStretch: '100%',
        letterSpacing: 0,
      }),
      40: layered({ width: '40px', height: '40px', fontSize: type.t15, lineHeight: '1.25rem' }),
      56: layered({ width: '56px', height: '56px', fontSize: type.t21, lineHeight: '1.5rem' }),
      88: layered({ width: '88px', height: '88px', fontSize: type.t28, lineHeight: '2rem' }),
    },
    kind: {
      // Not ink, which would be seen at the corners.
      photo: layered({ background: color.sunken }),
      known: layered({ background: color.ink, color: color.onInk }),
      unknown: layered({ background: color.sunken, color: color.inkSoft, boxShadow: `inset 0 0 0 1px ${color.edge}` }),
    },
  },
});

export const photo = style(layered({ width: '100%', height: '100%', objectFit: 'cover' }));

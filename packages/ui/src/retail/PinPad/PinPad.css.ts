import { recipe, style } from '../../internal/styles.ts';
import { wide } from '../../internal/textStyles.ts';
import { breakpoint, color, radius, space, type } from '../../theme/vars.css.ts';

export const pad = style({
  display: 'grid',
  width: 'min(100%, 346px)',
  outline: 'none',
});

export const cells = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, 1fr)',
    height: '68px',
    border: `2px solid ${color.edge}`,
    borderRadius: radius.box,
    background: color.sunken,
    direction: 'ltr',
  },
  variants: { isWrong: { true: { borderColor: color.critical, background: color.criticalSoft }, false: {} } },
});

export const cell = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}` } },
  },
  variants: {
    state: {
      filled: { '::before': { content: '""', width: '16px', height: '16px', background: color.ink } },
      next: { background: color.raised, boxShadow: `inset 0 -6px 0 ${color.signal}` },
      empty: {},
    },
  },
});

export const note = recipe({
  base: { display: 'flex', alignItems: 'center', minHeight: '52px', fontSize: type.t15, lineHeight: '1.25rem' },
  variants: { isWrong: { true: { color: color.criticalText, fontWeight: 600 }, false: { color: color.inkSoft } } },
});

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '10px',
  direction: 'ltr',
});

export const key = recipe({
  base: {
    ...wide,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '64px',
    padding: space[8],
    '@media': { [breakpoint.tablet]: { minHeight: '84px' } },
    color: color.ink,
    borderRadius: radius.box,
    selectors: {
      '&:active': { background: color.signal, color: color.onSignal },
      '&[aria-disabled="true"]': { color: color.inkSoft },
    },
  },
  variants: {
    isPlain: {
      true: { fontSize: type.t15 },
      false: {
        fontSize: '2.125rem',
        lineHeight: 1,
        background: color.raised,
        border: `1.5px solid ${color.edge}`,
        boxShadow: `inset 0 -5px 0 ${color.sunken}`,
        selectors: {
          '&:active': { boxShadow: 'none' },
          // The key in the middle can be felt on other keypads; here it is seen.
          '&:nth-child(5)::after': {
            content: '""',
            position: 'absolute',
            bottom: '13px',
            width: '14px',
            height: '3px',
            borderRadius: radius.stamp,
            background: 'currentColor',
          },
        },
      },
    },
  },
});

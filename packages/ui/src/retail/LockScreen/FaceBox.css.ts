import { recipe, style } from '../../internal/styles.ts';
import { anyScript, oneLine, wide } from '../../internal/textStyles.ts';
import { light } from '../../theme/light.ts';
import { breakpoint, space, type } from '../../theme/vars.css.ts';

/** The label is white paper in every theme. */
const line = `1px solid ${light.line}`;

export const label = recipe({
  base: { display: 'grid', height: '100%', color: light.ink, textAlign: 'start' },
  variants: {
    size: {
      m: { gridTemplateRows: 'minmax(0, 1fr) auto auto' },
      l: { gridTemplateRows: 'minmax(0, 1fr) auto auto' },
    },
  },
});

export const name = recipe({
  base: {
    ...wide,
    ...anyScript,
    ...oneLine,
    minWidth: 0,
    borderTop: line,
  },
  variants: {
    size: {
      m: {
        padding: `${space[8]} 8px`,
        fontSize: type.t17,
        lineHeight: '1.5rem',
        '@media': { [breakpoint.tablet]: { paddingInline: '10px', fontSize: type.t21 } },
      },
      l: { padding: `${space[8]} 14px`, fontSize: '2.25rem', lineHeight: '2.75rem' },
    },
  },
});

export const strip = recipe({
  base: { display: 'flex', borderTop: line, fontWeight: 560, minWidth: 0 },
  variants: {
    size: {
      m: { minHeight: '34px', fontSize: type.t13, lineHeight: '1rem' },
      l: { minHeight: '42px', fontSize: type.t15, lineHeight: '1.25rem' },
    },
  },
});

const cell = { display: 'flex', alignItems: 'center', padding: '4px 9px', minWidth: 0 } as const;

export const note = style({ ...cell, color: light.inkSoft });

export const unsent = style({
  ...cell,
  flex: 1,
  gap: '5px',
  color: light.cautionText,
  background: light.cautionSoft,
  fontWeight: 650,
  '::before': { content: '""', flex: 'none', width: '10px', height: '10px', border: '2px solid currentColor' },
});

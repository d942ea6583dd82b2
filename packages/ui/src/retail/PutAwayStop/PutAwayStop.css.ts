import { createVar } from '@vanilla-extract/css';
import { labelSurface } from '../../internal/labelStyles.ts';
import { recipe, style } from '../../internal/styles.ts';
import { caption as captionText, leftToRight, mono, oneLine } from '../../internal/textStyles.ts';
import { bar, color, space, type } from '../../theme/vars.css.ts';
import { binStyle } from '../PickRow/binStyle.ts';

const FOLDED = '(max-width: 39.99rem)';

const stateColour = createVar();
const rule = `1px solid ${color.line}`;

export const frame = style({ containerType: 'inline-size', minWidth: 0 });

export const stop = recipe({
  base: {
    ...labelSurface(stateColour, rule),
    display: 'grid',
    gridTemplateColumns: '3.75rem 15rem minmax(0, 1fr) 8.5rem',
    gridTemplateAreas: '"number bin sizes end"',
    minHeight: '5.5rem',
    '@container': {
      [FOLDED]: {
        gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
        gridTemplateAreas: '"number bin end" "number sizes sizes"',
      },
    },
  },
  variants: {
    isNext: {
      true: {
        vars: { [stateColour]: color.signal },
        borderColor: color.ink,
        '::before': { boxSizing: 'border-box', width: bar.next, border: `1px solid ${color.signalEdge}` },
      },
      false: { vars: { [stateColour]: color.ink } },
    },
  },
});

export const number = style({
  ...mono,
  gridArea: 'number',
  display: 'grid',
  placeItems: 'center',
  marginInlineStart: bar.normal,
  fontSize: type.t28,
  fontWeight: 700,
  borderInlineEnd: rule,
  '@container': { [FOLDED]: { fontSize: type.t21 } },
});

const cell = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[12],
  minWidth: 0,
} as const;

export const bin = style({
  ...cell,
  gridArea: 'bin',
  padding: '18px 12px 10px 16px',
  '@container': { [FOLDED]: { padding: '14px 12px 6px' } },
});

export const binCode = style({ ...binStyle, fontSize: '2.375rem', letterSpacing: '-0.06em' });
/** Without a bin there is a sentence in its place. */
export const noBin = style({ fontSize: type.t21, lineHeight: '1.75rem', fontWeight: 690, fontStretch: '112%' });

export const sizes = style({
  ...cell,
  gridArea: 'sizes',
  padding: '18px 12px 10px 14px',
  borderInlineStart: rule,
  '@container': { [FOLDED]: { padding: '8px 12px 12px', borderInlineStart: 0 } },
});

export const run = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '16px 14px', margin: 0 });
export const times = style({
  ...mono,
  ...leftToRight,
  fontSize: type.t15,
  color: color.inkSoft,
  marginInlineStart: '3px',
});

export const end = style({
  gridArea: 'end',
  display: 'grid',
  placeItems: 'center',
  padding: '8px',
  borderInlineStart: rule,
  '@container': { [FOLDED]: { borderInlineStart: 0, placeItems: 'start end' } },
});

export const caption = style({ ...captionText, ...oneLine, color: color.inkSoft });
export const pairs = style({ fontWeight: 620 });

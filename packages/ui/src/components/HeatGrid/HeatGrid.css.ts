import { recipe, style } from '../../internal/styles.ts';
import { mono } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const frame = style({ overflowX: 'auto', padding: '4px', margin: '-4px' });

export const grid = style({ display: 'grid', gap: '2px', direction: 'ltr', minWidth: 'min-content' });

export const row = style({ display: 'contents' });

export const columnName = style({ ...mono, fontSize: type.t13, color: color.inkSoft, textAlign: 'center' });

export const rowName = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: space[8],
  fontSize: type.t13,
  whiteSpace: 'nowrap',
});

const shades = {
  0: { background: color.plate, color: color.ink },
  1: { background: color.sunken, color: color.ink },
  2: { background: `color-mix(in oklab, ${color.ink} 32%, ${color.raised})`, color: color.ink },
  3: { background: `color-mix(in oklab, ${color.ink} 68%, ${color.raised})`, color: color.onInk },
  4: { background: color.ink, color: color.onInk },
} as const;

export const cell = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 0,
    borderRadius: '2px',
    border: `1px solid ${color.line}`,
    fontWeight: 690,
    fontSize: type.t15,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-theme="contrast"] &': { background: color.raised, color: color.ink, borderColor: color.edge },
      '&[aria-selected="true"]': { outline: `2px solid ${color.ink}`, outlineOffset: '1px' },
    },
    '@media': { '(forced-colors: active)': { background: 'Canvas', color: 'CanvasText' } },
  },
  variants: {
    shade: shades,
    isSmall: {
      true: { minHeight: '17px', minWidth: '17px', fontSize: '11px' },
      false: { minHeight: '44px', minWidth: '44px' },
    },
    isClosed: {
      true: {
        background: `repeating-linear-gradient(135deg, transparent 0 8px, ${color.line} 8px 9px)`,
        borderColor: 'transparent',
      },
      false: {},
    },
    isMarked: { true: { background: color.critical, color: color.onCritical }, false: {} },
    isPressable: { true: { cursor: 'pointer' }, false: {} },
  },
});

export const part = style({
  position: 'absolute',
  insetInlineStart: '2px',
  bottom: '2px',
  height: '6px',
  border: `1px solid ${color.caution}`,
  background: `repeating-linear-gradient(135deg, ${color.caution} 0 2px, ${color.cautionSoft} 2px 4px)`,
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

export const scale = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  fontSize: type.t13,
  color: color.inkSoft,
});

export const step = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });

export const swatch = recipe({
  base: {
    width: '16px',
    height: '16px',
    border: `1px solid ${color.line}`,
    borderRadius: '2px',
    selectors: { '[data-theme="contrast"] &': { background: color.raised } },
  },
  variants: { shade: shades },
});

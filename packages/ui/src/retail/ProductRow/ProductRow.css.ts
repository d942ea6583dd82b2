import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { insetRing } from '../../internal/insetRing.ts';
import { layered } from '../../internal/layered.ts';
import { caption, oneLine, productName } from '../../internal/textStyles.ts';
import { bar, color, space, type } from '../../theme/vars.css.ts';

export const frame = style(layered({ containerType: 'inline-size', minWidth: 0 }));

const narrow = '(max-width: 23rem)';

export const row = recipe({
  base: layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '116px minmax(0, 1fr)',
    minHeight: '133px',
    borderBottom: `1px solid ${color.line}`,
    selectors: {
      '&:hover': { background: `color-mix(in srgb, ${color.raised} 60%, transparent)` },
      '&:has(:focus-visible)::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        pointerEvents: 'none',
        ...insetRing,
      },
    },
    '@container': { [narrow]: { gridTemplateColumns: '92px minmax(0, 1fr)' } },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:has(:focus-visible)::after': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
      },
    },
  }),
  variants: {
    isChosen: {
      true: layered({
        background: color.raised,
        '::before': {
          content: '',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          width: bar.normal,
          background: color.ink,
          forcedColorAdjust: 'none',
        },
        selectors: { '&:hover': { background: color.raised } },
      }),
      false: {},
    },
  },
});

export const picture = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    paddingInlineStart: space[20],
    '@container': { [narrow]: { paddingInlineStart: space[12] } },
  }),
);

export const body = style(
  layered({
    minWidth: 0,
    paddingBlock: '15px 16px',
    paddingInline: '16px 24px',
    '@container': { [narrow]: { paddingInlineEnd: space[12] } },
  }),
);

export const line = style(
  layered({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[12] }),
);

export const name = style(
  layered({
    minWidth: 0,
    ...productName,
  }),
);

/** The name is the button; its target is the whole row. */
export const open = style(
  layered({
    ...oneLine,
    display: 'block',
    width: '100%',
    fontWeight: 'inherit',
    fontStretch: 'inherit',
    outline: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
      '&:focus-visible': { boxShadow: 'none' },
    },
  }),
);
export const title = style(layered({ ...oneLine, display: 'block' }));

export const way = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minWidth: 0,
    marginTop: '2px',
    color: color.inkSoft,
  }),
);
export const wayName = style(layered(oneLine));
export const facts = style(
  layered({ display: 'flex', justifyContent: 'space-between', gap: space[12], marginTop: '4px', color: color.inkSoft }),
);
export const sku = style(layered({ ...oneLine, fontSize: type.t13, lineHeight: '1.25rem' }));
export const inStore = style(layered({ ...caption, lineHeight: '1.25rem', flex: 'none' }));
export const sizes = style(layered({ marginTop: '10px' }));

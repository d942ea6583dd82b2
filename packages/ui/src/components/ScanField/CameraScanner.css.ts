import { style } from '@vanilla-extract/css';
import { under } from '../../internal/focusRing.css.ts';
import { layered } from '../../internal/layered.ts';
import { wide } from '../../internal/textStyles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';

export const sheet = style(
  layered({
    vars: { [under]: color.raised },
    background: color.raised,
    borderRadius: radius.sheet,
    boxShadow: color.float,
    overflow: 'hidden',
  }),
);
export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    minHeight: '61px',
    paddingInline: '20px 8px',
  }),
);
export const title = style(layered({ ...wide, fontSize: type.t21, lineHeight: '1.5rem' }));

export const picture = style(
  layered({
    position: 'relative',
    display: 'grid',
    aspectRatio: '4 / 3',
    maxHeight: '60vh',
    width: '100%',
    overflow: 'hidden',
    background: color.lid,
  }),
);
export const video = style(
  layered({ gridArea: '1 / 1', width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' }),
);

/** Frame for the barcode: four corners in the accent colour, in the proportions of an EAN-13. */
export const aim = style(
  layered({
    gridArea: '1 / 1',
    placeSelf: 'center',
    width: '72%',
    aspectRatio: '2.2 / 1',
    pointerEvents: 'none',
    forcedColorAdjust: 'none',
    background: [
      ...['0 0', '100% 0', '0 100%', '100% 100%'].map(
        (at) => `linear-gradient(${color.signal}, ${color.signal}) ${at} / 28px 4px no-repeat`,
      ),
      ...['0 0', '100% 0', '0 100%', '100% 100%'].map(
        (at) => `linear-gradient(${color.signal}, ${color.signal}) ${at} / 4px 28px no-repeat`,
      ),
    ].join(', '),
  }),
);
export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    minHeight: '76px',
    padding: '14px 20px 16px',
  }),
);
export const words = style(layered({ flex: '1 1 12rem', minWidth: 0, color: color.inkSoft }));
export const fault = style(layered({ display: 'grid', gap: space[16], padding: '8px 20px 24px' }));
export const faultWords = style(layered({ display: 'flex', gap: space[12], alignItems: 'flex-start' }));
export const faultIcon = style(layered({ flex: 'none', color: color.criticalText }));

import { withoutEdge } from '../../internal/edge.css.ts';
import { recipe, style } from '../../internal/styles.ts';
import { toastRoom } from '../../internal/toastRoom.css.ts';
import { color, space } from '../../theme/vars.css.ts';

export const page = recipe({
  base: { display: 'grid', gap: space[24], width: '100%', minWidth: 0, marginInline: 'auto' },
  variants: {
    width: {
      // For a form, for text, for a detail beside its list, for the whole width.
      s: { maxWidth: '480px' },
      m: { maxWidth: '720px' },
      l: { maxWidth: '1120px' },
      full: {},
    },
    isAlone: {
      // Without a header a toast is over the page: its title moves below it.
      true: {
        vars: withoutEdge,
        padding: space[16],
        paddingTop: `max(${space[16]}, ${toastRoom} + ${space[8]})`,
        '@media': {
          '(min-width: 40rem)': { padding: space[24], paddingTop: `max(${space[24]}, ${toastRoom} + ${space[8]})` },
        },
      },
      false: {},
    },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '12px 24px',
  paddingBlockEnd: space[16],
  borderBottom: `1px solid ${color.line}`,
});
export const words = style({ display: 'grid', gap: space[4], flex: '1 1 14rem', minWidth: 0 });
export const back = style({ flex: '1 1 100%', display: 'flex' });
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], minWidth: 0 });
export const body = style({ display: 'grid', gap: space[24], minWidth: 0 });

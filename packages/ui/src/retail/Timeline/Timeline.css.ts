import { style } from '../../internal/styles.ts';
import { caption, mono } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const event = style({ display: 'grid', gridTemplateColumns: '4rem 10px minmax(0, 1fr)', columnGap: space[12] });
export const time = style({ ...mono, fontSize: type.t13, lineHeight: '1.25rem', color: color.inkSoft });
/** A box for each event, joined by a line; the latest is filled. */
export const mark = style({
  position: 'relative',
  width: '10px',
  height: '10px',
  marginTop: '5px',
  border: `2px solid ${color.ink}`,
  borderRadius: '2px',
  background: color.raised,
  selectors: {
    [`${event}:first-child &`]: { background: color.ink },
    [`${event}:not(:last-child) &::after`]: {
      content: '',
      position: 'absolute',
      insetBlockStart: '8px',
      insetInlineStart: '2px',
      width: '2px',
      // To the next mark.
      height: '200%',
      minHeight: '2rem',
      background: color.line,
    },
  },
});
export const words = style({ minWidth: 0, paddingBlockEnd: space[8], overflowWrap: 'anywhere' });
export const title = style({ margin: 0, fontWeight: 560 });
export const detail = style({ ...caption, margin: 0, color: color.inkSoft });

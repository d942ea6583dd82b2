import { color, radius } from '../theme/vars.css.ts';

/** The frame of a field: border, background and padding. */
export const fieldBox = {
  width: '100%',
  minWidth: 0,
  minHeight: '48px',
  paddingInline: '14px',
  background: color.raised,
  color: color.ink,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.box,
} as const;

/** A field that cannot be changed. */
export const disabledField = {
  background: color.sunken,
  color: color.inkSoft,
  borderColor: color.line,
  cursor: 'not-allowed',
} as const;

/** A field with an error. */
export const invalidField = { borderColor: color.critical, borderWidth: '2px' } as const;

/** States that React Aria marks on the frame around the segments of a date. */
export const dateFrameStates = {
  '&[data-focus-within]': { borderColor: color.ink },
  '&[data-disabled]': disabledField,
  '&[data-invalid]': invalidField,
} as const;

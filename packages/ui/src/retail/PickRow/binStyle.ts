import { leftToRight, mono } from '../../internal/textStyles.ts';

/** The bin as the largest text of a pick, on the baseline of the size; the size of its text is set where it is used. */
export const binStyle = {
  ...mono,
  ...leftToRight,
  fontWeight: 700,
  lineHeight: 0.74,
  whiteSpace: 'nowrap',
} as const;

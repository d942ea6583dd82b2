/** Alignment of children across the direction of a row or column. */
export const align = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  baseline: 'baseline',
  stretch: 'stretch',
} as const;

/** Distribution of free space along the direction. */
export const justify = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const;

export type Align = keyof typeof align;
export type Justify = keyof typeof justify;

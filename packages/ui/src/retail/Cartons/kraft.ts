/** The colours of cardboard. It is artwork: it keeps its colour in every theme and never shows a state. */
export const KRAFT = {
  side: '#C49A6A',
  flap: '#A97F4E',
  inside: '#8A6439',
  tape: '#ECE6D8',
  paper: '#FFFFFF',
  ink: '#15171A',
  shade: 'rgba(12, 14, 16, 0.25)',
  dark: 'rgba(12, 14, 16, 0.6)',
} as const;

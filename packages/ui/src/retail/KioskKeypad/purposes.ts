/** Titles and texts, and the fewest and the most digits: from 1000 on, numbers have four. */
export const PURPOSES = {
  pairing: {
    title: 'Enter the code',
    text: 'A manager makes the code on the profile page. It has eight digits and is valid for ten minutes.',
    min: 8,
    max: 8,
  },
  number: { title: 'Your number', text: 'The number we showed you, e.g. 112', min: 3, max: 4 },
} as const;

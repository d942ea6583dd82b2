/** What LocationCard says by itself. */
export type LocationCardText = 'In use' | 'Work here';

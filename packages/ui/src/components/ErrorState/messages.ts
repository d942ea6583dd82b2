/** What ErrorState says by itself. */
export type ErrorStateText = 'Something went wrong' | 'Try again';

/** The texts of ErrorState. */
export type ErrorStateText = 'Something went wrong' | 'Try again';

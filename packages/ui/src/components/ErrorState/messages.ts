/** Keys of ErrorState only: the English text is the key; translations are in src/messages. */
export type ErrorStateText = 'Something went wrong' | 'Try again';

/** Keys of List only: the English text is the key; translations are in src/messages. */
export type ListText = 'Loading more' | 'Loading {what}' | 'Something went wrong' | 'Try again';

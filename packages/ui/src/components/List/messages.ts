/** What List says by itself. */
export type ListText = 'Loading more' | 'Loading {what}' | 'Something went wrong' | 'Try again';

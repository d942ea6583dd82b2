/** The texts of List. */
export type ListText = 'Loading more' | 'Loading {what}' | 'Something went wrong' | 'Try again';

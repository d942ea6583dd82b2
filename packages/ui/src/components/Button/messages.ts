/** What Button and IconButton say by themselves. */
export type ButtonText = 'Working';

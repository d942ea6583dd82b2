/** The texts of Button and IconButton. */
export type ButtonText = 'Working';

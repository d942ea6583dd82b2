/** The texts of Code. */
export type CodeText = 'Copied' | 'Copy' | "Couldn't copy. Select it and press Ctrl+C.";

/** What Code says by itself. */
export type CodeText = 'Copied' | 'Copy' | 'Not copied. Choose it and press Ctrl and C.';

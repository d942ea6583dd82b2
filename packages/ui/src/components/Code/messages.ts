/** Keys of Code only: the English text is the key; translations are in src/messages. */
export type CodeText = 'Copied' | 'Copy' | "Couldn't copy. Select it and press Ctrl+C.";

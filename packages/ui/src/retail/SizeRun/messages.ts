/** Keys of SizeRun only: the English text is the key; translations are in src/messages. */
export type SizeRunText = 'Sizes' | 'Sizes, {system}' | 'none';

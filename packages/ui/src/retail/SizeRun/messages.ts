/** What SizeRun says by itself. */
export type SizeRunText = 'Sizes' | 'Sizes, {system}' | 'none';

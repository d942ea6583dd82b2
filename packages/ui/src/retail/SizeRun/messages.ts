/** The texts of SizeRun. */
export type SizeRunText = 'Sizes' | 'Sizes, {system}' | 'none';

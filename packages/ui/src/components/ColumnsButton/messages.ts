/** Keys of ColumnsButton only: the English text is the key; translations are in src/messages. */
export type ColumnsButtonText = 'Columns' | 'Show all columns';

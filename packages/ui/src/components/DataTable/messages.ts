/** Keys of DataTable only: the English text is the key; translations are in src/messages. */
export type DataTableText = 'Actions' | 'Actions for {row}' | 'Loading {what}' | 'Select all rows' | 'Select {row}';

/** What DataTable says by itself. */
export type DataTableText = 'Actions' | 'Actions for {row}' | 'Loading {what}' | 'Select all rows' | 'Select {row}';

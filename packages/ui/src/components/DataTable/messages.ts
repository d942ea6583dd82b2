/** The texts of DataTable. */
export type DataTableText = 'Actions' | 'Actions for {row}' | 'Loading {what}' | 'Select all rows' | 'Select {row}';

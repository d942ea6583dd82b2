/** What ComboBox says by itself. */
export type ComboBoxText = 'No results found';

/** The texts of ComboBox. */
export type ComboBoxText = 'No results found';

/** Keys of ComboBox only: the English text is the key; translations are in src/messages. */
export type ComboBoxText = 'No results found';

/** Keys of Select only: the English text is the key; translations are in src/messages. */
export type SelectText = 'Choose one';

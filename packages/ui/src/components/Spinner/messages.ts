/** Keys of Spinner only: the English text is the key; translations are in src/messages. */
export type SpinnerText = 'Loading';

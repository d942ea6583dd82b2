/** Keys of Form only: the English text is the key; translations are in src/messages. */
export type FormText = 'This could not be saved.' | '{field}: {message}';

/** The texts of Form. */
export type FormText = 'This could not be saved.' | '{field}: {message}';

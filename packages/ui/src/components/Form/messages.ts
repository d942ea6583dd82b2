/** What Form says by itself. */
export type FormText = 'This could not be saved.' | '{field}: {message}';

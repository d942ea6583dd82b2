/** Keys of ErrorBoundary only: the English text is the key; translations are in src/messages. */
export type ErrorBoundaryText = 'Sorry.. there was an error';

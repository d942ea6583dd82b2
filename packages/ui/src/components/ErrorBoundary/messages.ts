/** The texts of ErrorBoundary. */
export type ErrorBoundaryText = 'Sorry.. there was an error';

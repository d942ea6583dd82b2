/** What ErrorBoundary says by itself. */
export type ErrorBoundaryText = 'Sorry.. there was an error';

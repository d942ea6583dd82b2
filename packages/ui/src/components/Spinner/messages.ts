/** What Spinner says by itself. */
export type SpinnerText = 'Loading';

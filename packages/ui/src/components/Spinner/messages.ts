/** The texts of Spinner. */
export type SpinnerText = 'Loading';

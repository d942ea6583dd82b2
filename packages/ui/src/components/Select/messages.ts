/** What Select says by itself. */
export type SelectText = 'Choose one';

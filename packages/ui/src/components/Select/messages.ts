/** The texts of Select. */
export type SelectText = 'Choose one';

/**
 * Container queries below which a BoxLabel folds; one without an action needs less width. In rem, so that a label folds at
 * twice the width with 200 % text.
 */
export const LABEL_FOLDED = ['acting (max-width: 46.99rem)', 'plain (max-width: 38.99rem)'] as const;

/** The container query below which a PickRow and its skeleton have one line of text: a tablet of 1024 px beside a panel. */
export const PICK_FOLDED = '(max-width: 44.99rem)';

/** The container query below which a PickRow has no cell for a button: a phone. */
export const PICK_PHONE = '(max-width: 29.99rem)';

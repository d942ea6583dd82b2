/**
 * Container queries below which a BoxLabel folds; one without an action needs less width. In rem, so that a label folds at
 * twice the width with 200 % text.
 */
export const LABEL_FOLDED = ['acting (max-width: 46.99rem)', 'plain (max-width: 38.99rem)'] as const;

/** The container query below which a PickRow and its skeleton fold. */
export const PICK_FOLDED = '(max-width: 44.99rem)';

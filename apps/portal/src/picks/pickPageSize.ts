/** Lines per page: a picker's walk. */
export const PICK_PAGE_SIZE = 50;

/** The texts of Pagination. */
export type PaginationText = 'Next page' | 'Page {page}' | 'Previous page';

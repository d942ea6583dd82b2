/** What Pagination says by itself. */
export type PaginationText = 'Next page' | 'Page {page}' | 'Previous page';

/** Keys of Pagination only: the English text is the key; translations are in src/messages. */
export type PaginationText = 'Next page' | 'Page {page}' | 'Previous page';

import { useSayMessage } from '../language/useLanguage.ts';
import type { PagedState } from '../lists/pagedState.ts';

/** What a table shows of a list that is read page by page. */
type TableOf = Pick<PagedState<unknown>, 'total' | 'isLoading' | 'isKnown' | 'error'>;

/**
 * The properties of a DataTable in a page whose rows are a list that is read page by page: its state, the message of an
 * error, and the rows after the shown ones. The server sorts.
 *
 * @param reload reads the list again after an error
 * @param loadMore reads the next page
 */
export function usePagedTable<Row>(
  { total, isLoading, isKnown, error }: TableOf,
  rows: readonly Row[],
  { reload, loadMore }: { reload: () => Promise<void>; loadMore: () => Promise<void> },
) {
  const sayMessage = useSayMessage();
  return {
    isInPage: true,
    isSortedOutside: true,
    rows,
    status: error === undefined ? (isLoading || !isKnown ? 'loading' : 'ready') : 'error',
    error: error === undefined ? undefined : sayMessage(error),
    onRetry: () => void reload(),
    total,
    hasMore: rows.length < total,
    onLoadMore: () => void loadMore(),
  } as const;
}

import type { ResourceStore } from '../../shared/reads/resource.ts';
import { useSayMessage } from '../../shared/language/useLanguage.ts';
import { useValues } from '../../shared/components/useValues.ts';

/** The properties of a DataTable in a page whose rows come with one read: its state, and the message of an error. */
export function useReadTable<Value extends object, Row>(
  resource: ResourceStore<Value>,
  rowsOf: (value: Value) => readonly Row[],
) {
  const sayMessage = useSayMessage();
  const { value, status, error } = useValues(resource.state);
  const isFailed = error !== undefined && value === undefined;
  return {
    isInPage: true,
    isSortedOutside: true,
    rows: value === undefined ? NO_ROWS : rowsOf(value),
    status: isFailed ? (status === 'loading' ? 'loading' : 'error') : value === undefined ? 'loading' : 'ready',
    error: isFailed ? sayMessage(error) : undefined,
    onRetry: () => void resource.retry(),
  } as const;
}

/** DataTable compares the rows by identity. */
const NO_ROWS: readonly never[] = [];

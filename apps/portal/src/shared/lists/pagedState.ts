import type { Failure, Result } from '@instore/api';

/** State of a list that is read page by page. */
export interface PagedState<Row> {
  /** Ids of the shown rows in their order. */
  order: string[];
  /** The shown rows by id, so that a changed row is drawn alone. */
  byId: Record<string, Row>;
  /** Number of items on the server. */
  total: number;
  isLoading: boolean;
  /** The first page was read: an empty list has no items. */
  isKnown: boolean;
  /** Why the last read failed; undefined after a read that succeeds. */
  error: string | undefined;
  /** The rows after the shown ones are being read. */
  isMoreLoading: boolean;
  /** The read of the rows after the shown ones has failed. */
  isMoreMissing: boolean;
}

/** The page that a list requests. */
export interface PageRequest {
  /** Counted from 0, in pages of `size`. */
  page: number;
  size: number;
  /** The cursor that came with the page before; null for the first page, and in lists with numbered pages. */
  cursor: string | null;
}

/** One page as the server answers it. */
export interface PageAnswer<Item> {
  items: readonly Item[];
  total: number;
  /** Cursor of the next page, null after the last one; absent in lists with numbered pages. */
  cursor?: string | null;
  /** The answer is the whole list; it may exceed the size of a page. @default false */
  isWhole?: boolean;
}

export interface ChangedItems<Item, Row, Data> {
  /** Reads these items alone, as far as the list has them. The total is that of the whole list. */
  read: (ids: string[]) => Promise<Result<Data>>;
  /** The server's order. */
  compare: (a: Item, b: Item) => number;
  /** The item that a row shows. */
  itemOf: (row: Row) => Item;
}

/** Updates rows in place, so that no row moves while a user aims at it. New items wait for a press. */
export interface InPlace {
  /** Of the items that are not shown, these are in the list on the server, and those that `left` are not. */
  onArrival: (ids: string[], left: string[]) => void;
  /** These shown items have left the list on the server; their rows stay. */
  onGone: (ids: string[]) => void;
}

export interface PagedListOptions<Item, Row, Data> {
  /** Items per page. */
  pageSize: number;
  /** The largest page that the server accepts. */
  pageSizeMax: number;
  read: (request: PageRequest) => Promise<Result<Data>>;
  /** How items that changed are read again; absent in lists that are always refreshed as a whole. */
  changes?: ChangedItems<Item, Row, Data> | undefined;
  /** How items that changed elsewhere are shown without moving a row. @default rows come, go and move */
  inPlace?: InPlace;
  pageOf: (data: Data) => PageAnswer<Item>;
  idOf: (item: Item) => string;
  /** Makes the row of an item. `shown` is its row so far; if that is returned, nothing is drawn again. */
  rowOf: (item: Item, shown: Row | undefined) => Row;
  /** Takes what the answer holds besides the items. */
  onAnswer?: (data: Data) => void;
  /** The latest read failed. */
  onFailure?: (failure: Failure) => void;
  /** A row has left the list. */
  onDrop?: (id: string) => void;
  /** A write to the row is in flight: the row stays until the write is answered. */
  isBusy?: (id: string) => boolean;
  /** The row stays in its place although the server no longer has it in this list. */
  isKept?: (id: string) => boolean;
}

/** State of a list before its first read. */
export function emptyPages<Row>(): PagedState<Row> {
  return {
    order: [],
    byId: {},
    total: 0,
    isLoading: false,
    isKnown: false,
    error: undefined,
    isMoreLoading: false,
    isMoreMissing: false,
  };
}

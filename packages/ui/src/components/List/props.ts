import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';

export interface ListProps<Item> extends Unstyled {
  /** Name of the list for screen readers: "Products". */
  label: string;
  /** The rows, in the order in which they are shown. */
  items: readonly Item[];
  /** Returns the key of an item, which is unique and stays the same. */
  getKey: (item: Item) => string;
  /** Renders one item; items may differ in height. */
  children: (item: Item, index: number) => ReactNode;
  /** Height of an item before it is measured, in px. */
  estimatedHeight: number;
  /** Space between items, in px; also below the last one if the list scrolls by itself. @default 0 */
  gap?: 0 | 8;
  /**
   * The list scrolls with its page and is as high as its items; the page shows loading, errors and how to read more.
   * Otherwise it scrolls by itself and fills its parent, which must have a height. @default false
   */
  isInPage?: boolean;
  /**
   * Up to so many items are all rendered; of a longer list only those in sight. Set 0 for each of several lists that
   * follow one another in a page. @default 50
   */
  wholeUpTo?: number;
  /** Space around the items of a list that scrolls by itself. @default false */
  isPadded?: boolean;
  /** `loading` is the first page or the next one. @default 'ready' */
  status?: 'ready' | 'loading' | 'error';
  /** Number of all items, if it is known. */
  total?: number;
  /** There are further pages. @default false */
  hasMore?: boolean;
  /** Called when the end of the loaded items comes near: load the next page. */
  onLoadMore?: () => void;
  /** What failed, if `status` is `error`. */
  error?: ReactNode;
  /** Called to load the first or next page again. */
  onRetry?: () => void;
  /** Shown if there are no items: an `EmptyState`. @default nothing */
  empty?: ReactNode;
  /** Shown below the last item, e.g. 'Yay! You have seen it all'. */
  endMessage?: string;
}

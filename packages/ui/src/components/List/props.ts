import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';

export interface ListProps<Item> extends Unstyled {
  /** What is listed, told to screen readers: "Products". */
  label: string;
  items: readonly Item[];
  getKey: (item: Item) => string;
  /** Renders one item; items may differ in height. */
  children: (item: Item, index: number) => ReactNode;
  /** Height of an item before it is measured, in px. */
  estimatedHeight: number;
  /** Between items and under the last one, in px. @default 0 */
  gap?: 0 | 8;
  /** Room around the items; rows that reach the edges need none. @default false */
  isPadded?: boolean;
  /** `loading` is the first page or the next one. @default 'ready' */
  status?: 'ready' | 'loading' | 'error';
  /** How many there are in all, as far as it is known. */
  total?: number;
  /** Further pages follow. @default false */
  hasMore?: boolean;
  /** Called when the end of the loaded items comes near: load the next page. */
  onLoadMore?: () => void;
  /** What failed, where `status` is `error`. */
  error?: ReactNode;
  /** Tries again, for the first page or the next. */
  onRetry?: () => void;
  /** Shown where there is nothing: an `EmptyState`. */
  empty: ReactNode;
  /** Shown under the last item, e.g. 'Yay! You have seen it all'. */
  endMessage?: string;
}

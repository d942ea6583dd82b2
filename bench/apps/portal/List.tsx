import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';

/** A list that scrolls with its page. Mantine has none that renders only the visible items: TanStack Virtual does. */
export function List<Item>(props: {
  label: string;
  items: readonly Item[];
  getKey: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
  estimatedHeight: number;
}) {
  const { label, items, getKey, children, estimatedHeight } = props;
  const list = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current?.closest('main') ?? null,
    getItemKey: (index) => getKey(items[index]!),
    estimateSize: () => estimatedHeight,
  });
  return (
    <div ref={list} role="list" aria-label={label} style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          role="listitem"
          data-index={index}
          style={{ position: 'absolute', width: '100%', transform: `translateY(${start}px)` }}
        >
          {children(items[index]!, index)}
        </div>
      ))}
    </div>
  );
}

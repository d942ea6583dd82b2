import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { PLACE, ROW_HEIGHT, type BenchNotification } from './notifications.ts';
import { offerList } from './offerList.tsx';
import { PlainNotification } from './PlainNotification.tsx';

/** As TanStack's example of rows that are measured has it. */
function List({ items }: { items: readonly BenchNotification[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => items[index]!.id,
    estimateSize: () => ROW_HEIGHT,
    overscan: 5,
  });
  return (
    <div ref={scroller} style={{ ...PLACE, overflow: 'auto' }}>
      <div style={{ height: virtualizer.getTotalSize(), width: '100%', position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            style={{ position: 'absolute', top: 0, left: 0, width: '100%', transform: `translateY(${start}px)` }}
          >
            <PlainNotification item={items[index]!} />
          </div>
        ))}
      </div>
    </div>
  );
}

offerList(({ items, isOpen }) => (
  <>
    <button type="button">Notifications</button>
    {isOpen ? <List items={items} /> : null}
  </>
));

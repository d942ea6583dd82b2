import { Virtuoso } from 'react-virtuoso';
import { type BenchNotification, PLACE } from './notifications.ts';
import { offerList } from './offerList.tsx';
import { PlainNotification } from './PlainNotification.tsx';

offerList(({ items, isOpen }) => (
  <>
    <button type="button">Notifications</button>
    {isOpen ? (
      <Virtuoso
        style={PLACE}
        data={items}
        computeItemKey={(_: number, item: BenchNotification) => item.id}
        itemContent={(_: number, item: BenchNotification) => <PlainNotification item={item} />}
      />
    ) : null}
  </>
));

import { Virtuoso } from 'react-virtuoso';
import { PLACE } from './notifications.ts';
import { offerList } from './offerList.tsx';
import { PlainNotification } from './PlainNotification.tsx';

offerList(({ items, isOpen }) => (
  <>
    <button type="button">Notifications</button>
    {isOpen ? (
      <Virtuoso
        style={PLACE}
        data={items}
        computeItemKey={(_, item) => item.id}
        itemContent={(_, item) => <PlainNotification item={item} />}
      />
    ) : null}
  </>
));

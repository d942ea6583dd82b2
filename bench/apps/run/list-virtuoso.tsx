import { Virtuoso } from 'react-virtuoso';
import { PLACE } from './news.ts';
import { offerList } from './offerList.tsx';
import { PlainNews } from './PlainNews.tsx';

offerList(({ items, isOpen }) => (
  <>
    <button type="button">Notifications</button>
    {isOpen ? (
      <Virtuoso
        style={PLACE}
        data={items}
        computeItemKey={(_, item) => item.id}
        itemContent={(_, item) => <PlainNews item={item} />}
      />
    ) : null}
  </>
));

import { BoxArt, KioskAction, KioskCards } from '@instore/ui';
import { useEffect, useRef } from 'react';
import { closeList, loadMore, openList, typeOf } from '../state/catalogue.ts';
import { Cards } from './Cards.tsx';
import { Frame } from './Frame.tsx';
import { ShoeDock } from './ShoeDock.tsx';
import { useFacts, useKiosk } from './app.ts';

/** Products of a brand or of a search; the next page is read when its end comes near. */
export function Products() {
  const kiosk = useKiosk();
  const { products, list, loading, error, totalCount } = useFacts('facts');
  const { size } = useFacts('view');
  const end = useNextPage();
  const back = <KioskAction action="back" onPress={() => closeList(kiosk)} />;
  if (list && error[typeOf(list)] && products.length === 0) {
    const dock = (
      <>
        {back}
        <KioskAction action="tryAgain" onPress={() => void openList(kiosk, list)} />
      </>
    );
    return (
      <Frame dock={dock}>
        <BoxArt art="failed" />
      </Frame>
    );
  }
  const title = list?.kind === 'brand' ? list.brand : list?.title;
  const dock = (
    <>
      {back}
      <ShoeDock key={list?.kind === 'search' ? 'search' : list?.brand} />
      {totalCount === 0 && <KioskAction action="clearAll" onPress={() => closeList(kiosk)} />}
    </>
  );
  return (
    <Frame dock={dock}>
      {totalCount === 0 ? (
        <BoxArt art="notFound" size={size ?? '15'} />
      ) : (
        <>
          <KioskCards title={title} count={totalCount} isLoading={loading[typeOf(list)] === true}>
            <Cards products={products} />
          </KioskCards>
          <div ref={end} />
        </>
      )}
    </Frame>
  );
}

/** The element at the end of the list: when it comes near, the next page is read. */
function useNextPage() {
  const kiosk = useKiosk();
  const { cursorData } = useFacts('facts');
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || !cursorData?.hasNextPage) return undefined;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && void loadMore(kiosk), {
      rootMargin: '800px',
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [kiosk, cursorData]);
  return end;
}

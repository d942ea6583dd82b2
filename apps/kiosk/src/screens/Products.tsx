import { BoxArt, KioskButton, KioskCards, icons } from '@instore/ui';
import type { KioskProduct } from '@instore/api';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Cards } from './Cards.tsx';
import { Frame } from './Frame.tsx';
import { ShoeDock } from './ShoeDock.tsx';
import { useApp, useWords } from './app.ts';

/** Products of a brand or of a search; the next page is read when its end comes near. */
export function Products() {
  const { facts, view, show, catalogue } = useApp();
  const { products, list, loading, error, totalCount, cursorData } = useSnapshot(facts);
  const { size } = useSnapshot(view);
  const word = useWords();
  const end = useRef<HTMLDivElement>(null);
  const isLoading = loading.products === true || loading.searchWithFilters === true;
  const failure = list?.kind === 'brand' ? error.products : error.searchWithFilters;
  useEffect(() => {
    if (!end.current || !cursorData?.hasNextPage) return undefined;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && void catalogue.loadMore(), {
      rootMargin: '800px',
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [catalogue, cursorData]);
  const back = () => {
    show({ screen: 'browse' });
    catalogue.closeList();
  };
  if (failure && products.length === 0) {
    return (
      <Frame
        dock={
          <>
            <KioskButton onPress={back}>{word('back')}</KioskButton>
            <KioskButton
              variant="signal"
              isGrow
              icon={icons.refresh}
              onPress={() => facts.list && void catalogue.openList(facts.list)}
            >
              {word('tryAgain')}
            </KioskButton>
          </>
        }
      >
        <BoxArt art="failed" title={word('wrong')} text={word('notNow')} />
      </Frame>
    );
  }
  const isEmpty = totalCount === 0;
  const dock = (
    <>
      <KioskButton icon={icons.arrowLeft} onPress={back}>
        {word('back')}
      </KioskButton>
      <ShoeDock key={list?.kind === 'search' ? 'search' : list?.brand} />
      {isEmpty && (
        <KioskButton variant="signal" onPress={back}>
          {word('clearAll')}
        </KioskButton>
      )}
    </>
  );
  const title = list?.kind === 'brand' ? list.brand : list?.title || word('filters');
  return (
    <Frame dock={dock}>
      {isEmpty ? (
        <BoxArt art="empty" title={word('noResults')} text={word('noResultsText')} size={size ?? '15'} />
      ) : (
        <>
          <KioskCards
            title={title}
            {...(totalCount !== undefined && { note: String(totalCount) })}
            isLoading={isLoading}
          >
            <Cards products={products as KioskProduct[]} />
          </KioskCards>
          <div ref={end} />
        </>
      )}
    </Frame>
  );
}

import { BoxArt, BrandWall, KioskAction, KioskCards, SizeRuler } from '@instore/ui';
import { shownOf, sizeOfFacet } from '../rules/products.ts';
import { typeOf } from '../state/catalogue.ts';
import { Failed, Frame } from './Frame.tsx';
import { ShoeDock } from './ShoeDock.tsx';
import { useKioskState, useKiosk } from './app.ts';

/** The catalogue: size, brands and featured products, or a list of products. The dock stays while a customer types. */
export function Catalogue() {
  const kiosk = useKiosk();
  const { featuredProducts, products, list, error, shop, totalCount } = useKioskState('state');
  const goBack = list && <KioskAction action="back" onPress={() => kiosk.back()} />;
  if (list && error[typeOf(list)] && products.length === 0) {
    return <Failed onRetry={() => void kiosk.openList(list)}>{goBack}</Failed>;
  }
  if (!list && (shop.error.feature || shop.error.brands) && featuredProducts.length === 0) {
    return <Failed onRetry={() => void kiosk.loadShop()} />;
  }
  const isEmpty = list !== undefined && totalCount === 0;
  const dock = (
    <>
      {!isEmpty && goBack}
      <ShoeDock />
      {isEmpty && <KioskAction action="clearAll" onPress={() => kiosk.back()} />}
    </>
  );
  return (
    <Frame page={list ? JSON.stringify(list) : 'shop'} dock={dock}>
      {list ? <List /> : <Shop />}
    </Frame>
  );
}

/** The first page: choice of size, brands, featured products. */
function Shop() {
  const kiosk = useKiosk();
  const { featuredProducts: products, brandProducts, facets, shop } = useKioskState('state');
  const { size, system } = useKioskState('view');
  const inSize = facets?.size.find(({ value }) => value === `${system} ${size}`)?.count ?? 0;
  return (
    <>
      <SizeRuler
        system={system}
        onSystem={(next) => kiosk.show({ system: next, size: undefined })}
        sizes={[...products.flatMap((product) => shownOf(product).sizes), ...(facets?.size ?? []).map(sizeOfFacet)]}
        size={size}
        onSize={(next) => kiosk.show({ size: next })}
      />
      <BrandWall
        brands={brandProducts.map(({ name }) => name)}
        onBrand={(brand) => void kiosk.openList({ kind: 'brand', brand })}
      />
      {products.length > 0 || shop.loading.feature === true ? (
        <KioskCards
          products={products.map(shownOf)}
          {...{ size, system }}
          onProduct={(id) => void kiosk.openProduct(id)}
          inSize={size === undefined ? undefined : inSize}
          isLoading={products.length === 0}
        />
      ) : (
        <BoxArt art="notFound" />
      )}
    </>
  );
}

/** Products of a brand or of a search; the next page is read when its end comes near. */
function List() {
  const kiosk = useKiosk();
  const { products, list, loading, error, totalCount, cursorData } = useKioskState('state');
  const { size, system } = useKioskState('view');
  if (totalCount === 0) return <NothingFound />;
  return (
    <KioskCards
      title={list?.kind === 'brand' ? list.brand : list?.title}
      products={products.map(shownOf)}
      {...{ size, system }}
      onProduct={(id) => void kiosk.openProduct(id)}
      count={totalCount}
      isLoading={loading[typeOf(list)] === true}
      hasFailed={error[typeOf(list)] !== undefined}
      onMore={cursorData?.hasNextPage ? () => void kiosk.loadMore() : undefined}
    />
  );
}

/** A search without products; the nearest sizes that have some are offered. */
function NothingFound() {
  const kiosk = useKiosk();
  const { list, otherSizes } = useKioskState('state');
  if (list?.kind !== 'search') return <BoxArt art="notFound" />;
  const { title, filters } = list;
  return (
    <BoxArt
      art="notFound"
      label={filters.brand?.[0] ?? title}
      searched={filters.size?.[0]}
      otherSizes={otherSizes}
      onSize={(value) => void kiosk.openList({ ...list, filters: { ...filters, size: [value] } })}
    />
  );
}

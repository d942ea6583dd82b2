import { BoxArt, BrandWall, KioskButton, KioskCards, SizeRuler, icons } from '@instore/ui';
import type { KioskProduct } from '@instore/api';
import { useSnapshot } from 'valtio';
import { sizesOf, systemsOf } from '../rules/sizes.ts';
import { Cards } from './Cards.tsx';
import { Frame } from './Frame.tsx';
import { ShoeDock } from './ShoeDock.tsx';
import { useApp, useWords } from './app.ts';

/** The first page of the catalogue: choice of size, brands, featured products. */
export function Browse() {
  const { facts, view, show, catalogue, loadShop } = useApp();
  const { featuredProducts, brandProducts, loading, error, brandsError } = useSnapshot(facts);
  const { size, system } = useSnapshot(view);
  const word = useWords();
  const products = featuredProducts as KioskProduct[];
  if ((error.feature || brandsError) && products.length === 0) {
    return (
      <Frame
        dock={
          <KioskButton variant="signal" isGrow icon={icons.refresh} onPress={() => void loadShop()}>
            {word('tryAgain')}
          </KioskButton>
        }
      >
        <BoxArt art="failed" title={word('wrong')} text={word('notNow')} />
      </Frame>
    );
  }
  const isFound = products.length > 0 || loading.feature === true;
  return (
    <Frame dock={<ShoeDock />}>
      <SizeRuler
        systems={systemsOf(products)}
        system={system}
        onSystem={(next) => show({ system: next, size: undefined })}
        sizes={sizesOf(products, system)}
        size={size}
        onSize={(next) => {
          show({ size: next });
        }}
      />
      <BrandWall
        brands={brandProducts.map(({ name }) => name)}
        onBrand={(brand) => {
          show({ screen: 'products' });
          void catalogue.openList({ kind: 'brand', brand });
        }}
      />
      {isFound ? (
        <KioskCards
          title={size === undefined ? word('featured') : word('featuredIn', { size })}
          isLoading={products.length === 0}
        >
          <Cards products={products} />
        </KioskCards>
      ) : (
        <BoxArt art="empty" title={word('noResults')} text={word('noResultsText')} />
      )}
    </Frame>
  );
}

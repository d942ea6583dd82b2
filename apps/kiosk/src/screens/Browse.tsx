import { BoxArt, BrandWall, KioskAction, KioskCards, SizeRuler } from '@instore/ui';
import { sizesOf, systemsOf } from '../rules/sizes.ts';
import { loadShop, openList } from '../state/catalogue.ts';
import { show } from '../state/kiosk.ts';
import { Cards } from './Cards.tsx';
import { Frame } from './Frame.tsx';
import { ShoeDock } from './ShoeDock.tsx';
import { useFacts, useKiosk } from './app.ts';

/** The first page of the catalogue: choice of size, brands, featured products. */
export function Browse() {
  const kiosk = useKiosk();
  const { featuredProducts: products, brandProducts, loading, error, brandsError } = useFacts('facts');
  const { size, system } = useFacts('view');
  if ((error.feature || brandsError) && products.length === 0) {
    return (
      <Frame dock={<KioskAction action="tryAgain" onPress={() => void loadShop(kiosk)} />}>
        <BoxArt art="failed" />
      </Frame>
    );
  }
  const isFound = products.length > 0 || loading.feature === true;
  return (
    <Frame dock={<ShoeDock />}>
      <SizeRuler
        systems={systemsOf(products)}
        system={system}
        onSystem={(next) => show(kiosk, { system: next, size: undefined })}
        sizes={sizesOf(products, system)}
        size={size}
        onSize={(next) => show(kiosk, { size: next })}
      />
      <BrandWall
        brands={brandProducts.map(({ name }) => name)}
        onBrand={(brand) => void openList(kiosk, { kind: 'brand', brand })}
      />
      {isFound ? (
        <KioskCards size={size} isLoading={products.length === 0}>
          <Cards products={products} />
        </KioskCards>
      ) : (
        <BoxArt art="notFound" />
      )}
    </Frame>
  );
}

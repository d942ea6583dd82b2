import { KioskProductDock, KioskProduct as ProductView } from '@instore/ui';
import type { KioskProduct } from '@instore/api';
import { shownOf } from '../rules/products.ts';
import { CART_MAX, unitsIn } from '../state/cart.ts';
import type { Kiosk } from '../state/kiosk.ts';
import { Frame } from './Frame.tsx';
import { useKioskState, useKiosk } from './app.ts';

/** The sizes of the product that is shown, and the one that the customer chose, here or before. */
function useSizes(product: KioskProduct | undefined) {
  const { system, size, chosen } = useKioskState('view');
  const sizes = product ? shownOf(product).sizes : [];
  const find = (name: string | undefined) => sizes.find((each) => nameOf(each) === name);
  return { sizes, picked: find(chosen) ?? find(`${system} ${size}`) };
}

/** A size with its system, which the other colourways have, too. */
const nameOf = ({ size, sizeSystem }: { size: string; sizeSystem: string }) => `${sizeSystem} ${size}`;

/** One product: colours, stock of each size, and the button that adds it to the cart. */
export function Product() {
  const kiosk = useKiosk();
  const { product, colours } = useKioskState('state');
  const { system, isEuropean } = useKioskState('view');
  const { sizes, picked } = useSizes(product);
  if (!product) return <Frame>{null}</Frame>;
  return (
    <Frame dock={<ProductDock />}>
      <ProductView
        {...shownOf(product)}
        brand={product.vendor}
        price={picked?.price ?? sizes[0]?.price ?? 0}
        colours={colours.map(shownOf)}
        colour={product.id}
        onColour={(id) => void kiosk.openProduct(id)}
        system={system}
        isEuropean={isEuropean}
        onSystem={(next) => chooseSystem(kiosk, sizes, next)}
        chosen={picked?.id}
        onSize={(id) => {
          const now = sizes.find((each) => each.id === id);
          // A garment's size leaves that of the shoes.
          if (now) kiosk.show({ chosen: nameOf(now), size: now.sizeSystem === system ? now.size : kiosk.view.size });
        }}
      />
    </Frame>
  );
}

/** Shows the sizes of another system, or the European names of those that are shown. */
function chooseSystem(kiosk: Kiosk, sizes: readonly { sizeSystem: string }[], next: string): void {
  const isIn = (system: string) => sizes.some(({ sizeSystem }) => sizeSystem === system);
  const { system } = kiosk.view;
  const current = isIn(system) ? system : sizes[0]?.sizeSystem;
  const isOther = isIn(next) && next !== current;
  if (isOther) kiosk.show({ system: next, size: undefined, chosen: undefined });
  kiosk.show({ isEuropean: !isIn(next) });
}

/** Requests the chosen size, while there is stock beyond the cart and the cart has room. */
function ProductDock() {
  const kiosk = useKiosk();
  const { product, cart } = useKioskState('state');
  const { isEuropean } = useKioskState('view');
  const { picked } = useSizes(product);
  const inCart = cart.find(({ variantId }) => variantId === picked?.id)?.quantity ?? 0;
  const canRequest = picked !== undefined && picked.inStock > inCart && unitsIn(cart) < CART_MAX;
  return (
    <KioskProductDock
      size={canRequest ? (isEuropean && picked.euSize) || picked.size : undefined}
      units={unitsIn(cart)}
      onBack={() => kiosk.back()}
      onRequest={() => {
        if (product && picked) kiosk.addToCart(product, picked.id);
        kiosk.show({ screen: 'cart' });
      }}
      onCart={() => kiosk.show({ screen: 'cart' })}
    />
  );
}

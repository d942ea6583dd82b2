import { KioskAction, KioskCartButton, KioskProduct as ProductView, SizeFigure } from '@instore/ui';
import type { KioskProduct } from '@instore/api';
import { shownOf } from '../rules/products.ts';
import { variantsIn } from '../rules/sizes.ts';
import { addToCart, CART_MAX, unitsIn } from '../state/cart.ts';
import { openProduct } from '../state/catalogue.ts';
import { show } from '../state/kiosk.ts';
import { Frame } from './Frame.tsx';
import { useFacts, useKiosk } from './app.ts';

/** The sizes of the product that is shown, and the one that the customer chose. */
function useSizes(product: KioskProduct | undefined) {
  const { system, size, chosen } = useFacts('view');
  const variants = product ? variantsIn(product, system) : [];
  const picked = variants.find(({ id }) => id === chosen) ?? variants.find(({ title }) => title === size);
  return { variants, picked };
}

/** One product: colours, stock of each size, and the button that adds it to the cart. */
export function Product() {
  const kiosk = useKiosk();
  const { product, colours } = useFacts('facts');
  const { variants, picked } = useSizes(product);
  if (!product) return <Frame>{null}</Frame>;
  return (
    <Frame dock={<ProductDock />}>
      <ProductView
        {...shownOf(product)}
        brand={product.vendor}
        price={picked?.price ?? variants[0]?.price ?? 0}
        colours={colours.map(({ id, colourway, featuredImage }) => ({
          id,
          name: colourway?.name ?? '',
          imageUrl: featuredImage.url,
        }))}
        colour={product.id}
        onColour={(id) => {
          const other = kiosk.facts.colours.find((each) => each.id === id);
          if (!other) return;
          const sameSize = variantsIn(other, kiosk.view.system).find(({ title }) => title === picked?.title);
          show(kiosk, { chosen: sameSize?.id });
          void openProduct(kiosk, other);
        }}
        sizes={variants.map(({ id, title: size, sizeSystem = '', inStock = 0 }) => ({ id, size, sizeSystem, inStock }))}
        chosen={picked?.id}
        onSize={(id) => show(kiosk, { chosen: id, size: variants.find((variant) => variant.id === id)?.title })}
      />
    </Frame>
  );
}

/** Requests the chosen size, while there is stock beyond the cart and the cart has room. */
function ProductDock() {
  const kiosk = useKiosk();
  const { product, cart } = useFacts('facts');
  const { before } = useFacts('view');
  const { picked } = useSizes(product);
  const inCart = cart.find(({ variantId }) => variantId === picked?.id)?.quantity ?? 0;
  const units = unitsIn(cart);
  const canRequest = picked !== undefined && (picked.inStock ?? 0) > inCart && units < CART_MAX;
  const request = () => {
    if (!picked || !kiosk.facts.product) return;
    addToCart(kiosk, kiosk.facts.product, picked.id);
    show(kiosk, { screen: 'cart', before: before === 'cart' ? 'browse' : before });
  };
  return (
    <>
      <KioskAction action="back" onPress={() => show(kiosk, { screen: before })} />
      {canRequest ? (
        <KioskAction action="request" onPress={request}>
          <SizeFigure size={picked.title} scale={40} />
        </KioskAction>
      ) : (
        <KioskAction action="chooseSize" isDisabled />
      )}
      <KioskCartButton units={units} isCompact onPress={() => show(kiosk, { screen: 'cart' })} />
    </>
  );
}

import { KioskButton, KioskProduct as ProductView, SizeFigure, icons } from '@instore/ui';
import type { KioskProduct } from '@instore/api';
import { useSnapshot } from 'valtio';
import { variantsIn } from '../rules/sizes.ts';
import { CART_MAX, unitsIn } from '../state/cart.ts';
import { Frame } from './Frame.tsx';
import { useApp, useWords } from './app.ts';

/** One product: colours, stock of each size, and the button that adds it to the cart. */
export function Product() {
  const { facts, view, show, catalogue, cart } = useApp();
  const { product, colours, cart: lines } = useSnapshot(facts);
  const { system, size, chosen, before } = useSnapshot(view);
  const word = useWords();
  if (!product) return <Frame>{null}</Frame>;
  const shown = product as KioskProduct;
  const variants = variantsIn(shown, system);
  const picked = variants.find(({ id }) => id === chosen) ?? variants.find(({ title }) => title === size);
  const inCart = lines.find(({ variantId }) => variantId === picked?.id)?.quantity ?? 0;
  const units = unitsIn(lines);
  const canRequest = picked !== undefined && (picked.inStock ?? 0) > inCart && units < CART_MAX;
  const dock = (
    <>
      <KioskButton
        icon={icons.arrowLeft}
        onPress={() => {
          show({ screen: before });
        }}
      >
        {word('back')}
      </KioskButton>
      <KioskButton
        variant="signal"
        isGrow
        isDisabled={!canRequest}
        onPress={() => {
          if (!picked || !facts.product) return;
          cart.add(facts.product, picked.id);
          show({ screen: 'cart', before: before === 'cart' ? 'browse' : before });
        }}
      >
        {canRequest ? (
          <>
            {word('request')} <SizeFigure size={picked.title} scale={40} />
          </>
        ) : (
          word('chooseSize')
        )}
      </KioskButton>
      <KioskButton icon={icons.footprints} aria-label={word('toTryOn')} onPress={() => show({ screen: 'cart' })}>
        {units}
      </KioskButton>
    </>
  );
  return (
    <Frame dock={dock}>
      <ProductView
        name={shown.title}
        brand={shown.vendor}
        colourway={shown.colourway ?? { name: '', swatches: [] }}
        imageUrl={shown.featuredImage.url}
        price={picked?.price ?? variants[0]?.price ?? 0}
        colours={colours.map(({ id, colourway, featuredImage }) => ({
          id,
          name: colourway?.name ?? '',
          imageUrl: featuredImage.url,
        }))}
        colour={shown.id}
        onColour={(id) => {
          const other = facts.colours.find((each) => each.id === id);
          const sameSize = other && variantsIn(other, system).find(({ title }) => title === picked?.title);
          show({ chosen: sameSize?.id });
          if (other) void catalogue.openProduct(other);
        }}
        sizes={variants.map(({ id, title, sizeSystem = '', inStock = 0 }) => ({
          id,
          size: title,
          sizeSystem,
          inStock,
        }))}
        chosen={picked?.id}
        onSize={(id) => {
          show({ chosen: id });
          show({ size: variants.find((variant) => variant.id === id)?.title });
        }}
      />
    </Frame>
  );
}

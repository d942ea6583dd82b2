import { AttractScreen } from '@instore/ui';
import type { KioskProduct } from '@instore/api';
import { useSnapshot } from 'valtio';
import { cardSize } from '../rules/sizes.ts';
import { LANGUAGES, type Language } from '../rules/languages.ts';
import { useApp } from './app.ts';

/** The sizes that the stage and the wall show, where the product has them. */
const SHOWN_SIZES = ['10.5', '9', '11.5', '7', '8.5', '12'];

/** The first screen: touch to start, featured shoes, a number to look up. */
export function Attract() {
  const { facts, view, show, device, catalogue, leave } = useApp();
  const { language } = useSnapshot(view);
  const { featuredProducts } = useSnapshot(facts);
  const { location } = useSnapshot(device.facts);
  const products = (featuredProducts as KioskProduct[]).slice(0, 6).map((product, index) => {
    const { size, price } = cardSize(product, 'US M', SHOWN_SIZES[index]);
    const { id, title, colourway, featuredImage } = product;
    return {
      id,
      name: title,
      size: size.size,
      price,
      imageUrl: featuredImage.url,
      colourway: colourway ?? { name: '', swatches: [] },
    };
  });
  return (
    <AttractScreen
      location={location?.name ?? ''}
      languages={LANGUAGES}
      language={language}
      onLanguage={(id) => {
        show({ language: id as Language });
      }}
      products={products}
      onStart={() => {
        show({ screen: 'browse' });
      }}
      onProduct={(id) => {
        const product = facts.featuredProducts.find((each) => each.id === id);
        if (product) void catalogue.openProduct(product);
        show({ screen: 'product', before: 'browse' });
      }}
      onNumber={() => {
        show({ screen: 'number' });
      }}
      onLeave={() => leave(false)}
    />
  );
}

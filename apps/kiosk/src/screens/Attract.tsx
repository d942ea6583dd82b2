import { AttractScreen } from '@instore/ui';
import { LANGUAGES, type Language } from '../rules/languages.ts';
import { shownOf } from '../rules/products.ts';
import { cardSize } from '../rules/sizes.ts';
import { openProduct } from '../state/catalogue.ts';
import { leave } from '../state/device.ts';
import { show } from '../state/kiosk.ts';
import { useFacts, useKiosk } from './app.ts';

/** The sizes that the stage and the wall show, where the product has them. */
const SHOWN_SIZES = ['10.5', '9', '11.5', '7', '8.5', '12'];

/** The first screen: touch to start, featured shoes, a number to look up. */
export function Attract() {
  const kiosk = useKiosk();
  const { language, update } = useFacts('view');
  const { featuredProducts } = useFacts('facts');
  const { location } = useFacts('device');
  const products = featuredProducts.slice(0, SHOWN_SIZES.length).map((product, index) => {
    const { size, price } = cardSize(product, 'US M', SHOWN_SIZES[index]);
    return { ...shownOf(product), size: size.size, price };
  });
  return (
    <AttractScreen
      location={location?.name ?? ''}
      languages={LANGUAGES}
      language={language}
      onLanguage={(id) => show(kiosk, { language: id as Language })}
      products={products}
      onStart={() => show(kiosk, { screen: 'browse' })}
      onProduct={(id) => {
        const product = kiosk.facts.featuredProducts.find((each) => each.id === id);
        if (product) void openProduct(kiosk, product);
        show(kiosk, { screen: 'product', before: 'browse' });
      }}
      onNumber={() => show(kiosk, { screen: 'number' })}
      onLeave={() => leave(kiosk, false)}
      onUpdate={update}
    />
  );
}

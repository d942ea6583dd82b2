import { AttractScreen } from '@instore/ui';
import type { Language } from '@instore/api';
import { LANGUAGES } from '@instore/ui/messages/languages';
import { shownOf } from '../rules/products.ts';
import { sizesIn } from '../rules/sizes.ts';
import { openProduct } from '../state/catalogue.ts';
import { leave } from '../state/device.ts';
import { show } from '../state/kiosk.ts';
import { useFacts, useKiosk } from './app.ts';

/** The first screen: touch to start, featured shoes, a number to look up. */
export function Attract() {
  const kiosk = useKiosk();
  const { language, system, update } = useFacts('view');
  const { featuredProducts } = useFacts('facts');
  const { location } = useFacts('device');
  return (
    <AttractScreen
      location={location?.name ?? ''}
      languages={LANGUAGES}
      language={language}
      onLanguage={(id) => show(kiosk, { language: id as Language })}
      products={featuredProducts.map((product) => ({ ...shownOf(product), sizes: sizesIn(product, system) }))}
      onStart={() => show(kiosk, { screen: 'browse' })}
      onProduct={(id) => {
        const product = kiosk.facts.featuredProducts.find((each) => each.id === id);
        if (product) void openProduct(kiosk, product);
      }}
      onNumber={() => show(kiosk, { screen: 'number' })}
      onLeave={() => leave(kiosk, false)}
      onUpdate={update}
    />
  );
}

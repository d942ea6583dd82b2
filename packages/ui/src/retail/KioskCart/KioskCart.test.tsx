import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cart } from '../../fixtures/store.ts';
import { named, show } from '../../fixtures/keyboard.tsx';
import { UiProvider } from '../../components/UiProvider/UiProvider.tsx';
import { KioskCart } from './KioskCart.tsx';
import { KioskCartDock } from './KioskCartDock.tsx';

const item = { ...cart[0]!, colourway: { name: 'Chalk', swatches: [] }, price: 19.99, quantity: 2 };
const verbs = { onQuantityChange: vi.fn(), onRemove: vi.fn(), onPutBack: vi.fn() };

test('No more pairs can be chosen than are in stock', { tags: 'C-06' }, async () => {
  const pair = `${item.name}, size ${item.size}`;
  await show(<KioskCart lines={[{ ...item, maxQuantity: 2 }]} {...verbs} />);
  await named('button', `One more: ${pair}`).click({ force: true });
  expect(verbs.onQuantityChange).not.toHaveBeenCalled();
  await expect.element(page.getByText('$39.98')).toBeVisible();
  await show(<KioskCart lines={[]} removed={{ line: item, index: 0 }} {...verbs} />);
  await named('button', `Put back ${pair}`).click();
  expect(verbs.onPutBack).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Your cart is empty')).not.toBeInTheDocument();
});

test('The price of a line has the decimals of the currency of the app', { tags: 'X-02' }, async () => {
  await show(
    <UiProvider currency="KWD">
      <KioskCart lines={[{ ...item, price: 19.995, quantity: 2 }]} {...verbs} />
    </UiProvider>,
  );
  await expect.element(page.getByText('KWD 39.990')).toBeVisible();
});

test('The dock says how many items are sent, and no sum', { tags: 'C-06' }, async () => {
  await show(<KioskCartDock lines={[item]} onLook={vi.fn()} onSend={vi.fn()} />);
  await expect.element(page.getByText('2 items')).toBeVisible();
  await expect.element(page.getByText(/\$/)).not.toBeInTheDocument();
});

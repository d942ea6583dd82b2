import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createScreenApp, fill, reading } from '../../../test/screens.tsx';
import { deferred, ok, requestLine } from '../../../test/support.ts';
import type { ScanOutcome } from '../cartScan.ts';
import { rows, button, cart, open } from '../../../test/requestsPage.tsx';

const cartLine = {
  inventoryLineItemId: 'V1',
  inventoryItemId: 'V1',
  name: 'Halden Court 82',
  style: 'HC82-104-CF',
  size: '10.5',
  quantity: 2,
  status: '1',
  lineIds: ['11', '12'],
} as never;

test('the cart is placed after a question that names the number of pairs', { tags: 'Z-02' }, async () => {
  const screen = createScreenApp({ cart: { check: () => true } });
  screen.state.cart.lines = [cartLine];
  open(screen);
  await cart.getByRole('button', { name: 'PLACE REQUEST' }).click();
  const question = page.getByRole('alertdialog', { name: 'Place request to warehouse ?' });
  await expect.element(question).toHaveTextContent('2 pair of items will be requested');
  await expect.element(question).not.toHaveTextContent("couldn't confirm");
  screen.state.cart.isRepeat = true;
  await expect.element(question).toHaveTextContent("We couldn't confirm the last try. Nothing is requested twice.");
  expect(screen.calls).not.toContainEqual(['cart.place']);
  await question.getByRole('button', { name: 'PLACE REQUEST' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(screen.calls).toContainEqual(['cart.place']);
});

test('a cart that must not be placed asks nothing', { tags: 'Z-02' }, async () => {
  const screen = createScreenApp({ cart: { check: () => false } });
  screen.state.cart.lines = [cartLine];
  open(screen);
  await cart.getByRole('button', { name: 'PLACE REQUEST' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.calls).not.toContainEqual(['cart.place']);
});

test.each([
  ['1', 1],
  ['3', 0],
] as const)('beside tab %s an empty cart has %i panels: what is placed needs none', async (status, panels) => {
  const screen = createScreenApp();
  open(screen, status);
  await expect.element(page.getByRole('tab').first()).toBeVisible();
  expect(cart.elements()).toHaveLength(panels);
});

test('at 820 px the bar counts the pairs, opens the cart in a sheet, and places it', { tags: 'Z-02' }, async () => {
  await page.viewport(820, 1180);
  onTestFinished(() => page.viewport(1280, 800));
  const check = vi.fn(() => true);
  const screen = createScreenApp({ cart: { check } });
  screen.state.cart.lines = [cartLine];
  open(screen);
  const opener = button('Open the request cart, 2 items');
  const sheet = page.getByRole('dialog', { name: 'Request cart' });
  for (const close of [
    () => sheet.getByRole('button', { name: 'Close cart' }).click(),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await opener.click();
    await expect.element(sheet).toHaveTextContent('Warehouse, Canal Street');
    await close();
    await expect.element(sheet).not.toBeInTheDocument();
  }
  await button('PLACE REQUEST').click();
  expect(check).toHaveBeenCalledOnce();
  const question = page.getByRole('alertdialog', { name: 'Place request to warehouse ?' });
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(screen.calls).not.toContainEqual(['cart.place']);
});

test('beside the list the cart has no close button and counts its pairs', { tags: 'Z-02' }, async () => {
  const screen = createScreenApp();
  screen.state.cart.lines = [
    cartLine,
    { ...(cartLine as object), inventoryLineItemId: 'V2', name: 'Tarn Fell Runner', lineIds: ['13'] } as never,
  ];
  open(screen);
  await expect.element(cart).toHaveTextContent('4 items, 1 size');
  await expect.element(cart.getByRole('button', { name: 'Close cart' })).not.toBeInTheDocument();
  await cart.getByRole('button', { name: /^Remove.*Tarn Fell Runner/ }).click();
  expect(screen.calls).toContainEqual(['cart.remove', 'V2']);
});

test('a line is added to the cart, and one in the cart is removed again', { tags: 'Z-01' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.requestLines, [
    ['11', requestLine({ status: 'accepted' })],
    ['13', requestLine({ lineId: '13', productName: 'Tarn Fell Runner', status: 'accepted' })],
  ]);
  screen.state.cart.lines = [cartLine];
  open(screen);
  await page.getByRole('button', { name: /^Add Tarn Fell Runner/ }).click();
  await page.getByRole('button', { name: /^In cart: Halden Court 82/ }).click();
  const wanted = [
    ['requestLines.addToCart', '13'],
    ['cart.drop', ['11']],
  ];
  for (const call of wanted) expect(screen.calls).toContainEqual(call);
});

test(
  'an accepted line without stock offers another size and Cancel Request, not Add',
  { tags: ['K-06', 'K-12', 'Z-11'] },
  async () => {
    const line = requestLine({ status: 'accepted', barcode: null });
    const sizes = [
      { inventoryItemId: 'V2', size: '11', sizeSystem: 'US M', inStock: 2, bin: 'A-02-03', difference: 0.5 },
    ];
    const screen = createScreenApp({
      requestLines: { nearestSizes: reading(ok({ sizes, elsewhere: [] })) },
    });
    fill(screen.state.requestLines, [['11', line]]);
    open(screen);
    await expect.element(rows).toHaveTextContent('Not available');
    await expect.element(page.getByRole('button', { name: /^Add / })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Choose another size: Halden Court 82, size 10.5' }).click();
    const panel = page.getByRole('region', { name: 'Halden Court 82', exact: true });
    await expect.element(panel).toHaveTextContent('No pair is available. Choose another size or cancel the request.');
    await panel.getByRole('button', { name: 'Cancel Request' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel Request?' });
    await expect.element(question).toHaveTextContent('Halden Court 82, size 10.5');
    await question.getByRole('button', { name: 'Keep it' }).click();
    await panel.getByRole('button', { name: 'Ask for 11 instead' }).click();
    expect(screen.calls).toContainEqual(['requestLines.takeOtherSize', '11', 'V2', '11']);
  },
);

test('a box is scanned into the cart, and a pair that cannot be added says why', { tags: 'Z-05' }, async () => {
  const first = deferred<ScanOutcome>();
  const outcomes: (() => Promise<ScanOutcome>)[] = [
    async () => ({ obstacle: 'reserved' }),
    () => first.promise,
    async () => ({ added: 'Halden Court 82, US M 10.5' }),
    () => Promise.reject(new Error('offline')),
  ];
  const scanned: string[] = [];
  const scanIntoCart = (barcode: string) => {
    scanned.push(barcode);
    return outcomes.shift()?.();
  };
  const screen = createScreenApp({ shoesize: { scanIntoCart } });
  const sounds: string[] = [];
  Object.assign(screen.app.environment, { playSound: async (sound: string) => void sounds.push(sound) });
  open(screen);
  const scan = async (barcode: string) => {
    await cart.getByRole('textbox', { name: 'Scan a box to add it here' }).fill(barcode);
    await userEvent.keyboard('{Enter}');
  };
  await scan('2048177304161');
  await expect.element(cart).toHaveTextContent('This pair is reserved.');
  // The outcome of an earlier scan does not replace that of a later one.
  await scan('2048177304178');
  await scan('2048177304185');
  await expect.element(cart).toHaveTextContent('Halden Court 82, US M 10.5 added');
  first.resolve({ obstacle: 'missing' });
  await expect.poll(() => sounds).toEqual(['scan-error', 'scan-ok', 'scan-error']);
  await userEvent.keyboard('{Tab}');
  await expect.element(cart).toHaveTextContent('Halden Court 82, US M 10.5 added');
  await scan('2048177304192');
  await expect.element(cart).toHaveTextContent('Something went wrong, please try later!');
  expect(sounds.slice(3)).toEqual(['scan-error']);
  expect(scanned).toEqual(['2048177304161', '2048177304178', '2048177304185', '2048177304192']);
});

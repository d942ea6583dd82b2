import type { PairAtLocation, Result } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, ok, refused } from '../../test/support.ts';
import type { CartLine } from './cartLines.ts';
import { scanIntoCart } from './cartScan.ts';

const pair = (over: Partial<PairAtLocation> = {}) =>
  ({
    barcode: '2048177304161',
    productName: 'Halden Court 82',
    brand: 'Halden',
    sku: 'HC82-104-CF',
    colourway: { name: 'Chalk / Fern / Gum', swatches: [] },
    imageUrl: '/artwork/court.svg',
    inventoryItemId: 'V1',
    size: '10.5',
    sizeSystem: 'US M',
    price: 140,
    state: 'Checked In',
    missing: false,
    onHold: false,
    ...over,
  }) as PairAtLocation;

function setUp(...answers: Result<PairAtLocation>[]) {
  const lines: CartLine[] = [];
  const added: (string | undefined)[] = [];
  const asked: object[] = [];
  const place = { cart: 'cart-1' };
  const deps: Parameters<typeof scanIntoCart>[0] = {
    api: apiOf({
      inventory: {
        getPair: (input) => {
          asked.push(input);
          return Promise.resolve(answers.shift()!);
        },
      },
    }),
    locationId: () => 'loc-1',
    cart: {
      state: { lines } as never,
      openKey: () => place.cart,
      add: (line, key) => {
        lines.push(line);
        added.push(key);
      },
    },
    personName: () => 'Maren Okafor',
  };
  return { scan: (barcode: string) => scanIntoCart(deps, barcode), lines, added, asked, place };
}

test('A scanned box is added to the cart that was open at the scan', { tags: ['Z-05', 'Z-01'] }, async () => {
  const { scan, lines, added, asked, place } = setUp(ok(pair()));
  const scanning = scan('2048177304161');
  place.cart = 'cart-2';
  expect(await scanning).toEqual({ added: 'Halden Court 82, US M 10.5' });
  expect(lines).toMatchObject([
    {
      inventoryLineItemId: 'V1',
      name: 'Halden Court 82',
      style: 'HC82-104-CF',
      imageUrl: '/artwork/court.svg',
      size: '10.5',
      price: 140,
      brand: 'Halden',
      colourway: { name: 'Chalk / Fern / Gum' },
      sizeSystem: 'US M',
      barcode: '2048177304161',
      requestedBy: 'Maren Okafor',
      tryOutItem: false,
      quantity: 1,
    },
  ]);
  expect(added).toEqual(['cart-1']);
  expect(asked).toEqual([{ barcode: '2048177304161', locationId: 'loc-1' }]);
});

test('A box that is in the cart, reserved or unknown is not added, with the reason', { tags: 'Z-05' }, async () => {
  const { scan, lines } = setUp(
    ok(pair()),
    ok(pair()),
    ok(pair({ barcode: '2048177304178', state: 'Pending' })),
    refused(404, 'No pair has this barcode.', 'not-found'),
  );
  await scan('2048177304161');
  expect(await scan('2048177304161')).toEqual({ obstacle: 'in the cart' });
  expect(await scan('2048177304178')).toEqual({ obstacle: 'reserved' });
  expect(await scan('2048177304185')).toEqual({ message: 'No pair has this barcode.' });
  expect(lines).toHaveLength(1);
});

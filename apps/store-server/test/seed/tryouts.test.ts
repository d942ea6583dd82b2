import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, CANAL } from '../support/goods.ts';
import { demoProductVariant } from '../support/pick.ts';
import { ok, openShop, type Shop } from '../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

/** The numbers of the demo's open lines that came from a kiosk, as the associates' list shows them. */
async function numbersOfKioskLines(): Promise<(number | null | undefined)[]> {
  const ids = (await shop.rows<{ id: string }>('select id::text from request_lines where try_out_item')).map(
    ({ id }) => id,
  );
  const { storefront } = shop.as('maren-okafor');
  const read = async (status: '2' | '3') =>
    ok(await storefront.getShoesizeLines({ locationId: CANAL, status, whose: 'all', ids })).content;
  return [...(await read('2')), ...(await read('3'))].map(({ customerNumber }) => customerNumber);
}

test('Each open line of the demo that came from a kiosk shows a customer number', { tags: 'C-10' }, async () => {
  const numbers = await numbersOfKioskLines();
  expect(numbers).toHaveLength(11);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toEqual(numbers.map(() => expect.any(Number)));
});

test('The next kiosk request has the number after those of the demo on its day', { tags: 'C-10' }, async () => {
  const { number, tryoutItemId } = await ask(shop, [demoProductVariant('hc82-104-cf', '9')]);
  const [before] = await shop.rows<{ next: number }>(
    `select coalesce(max(number), 99) + 1 as next from tryouts
     where id <> $1 and day = (select day from tryouts where id = $1)`,
    tryoutItemId,
  );
  expect(number).toBe(before?.next);
});

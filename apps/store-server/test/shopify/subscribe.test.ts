import { expect, test } from 'vitest';
import { createShop } from '../../src/shopify/client.ts';
import { subscribe } from '../../src/shopify/subscribe.ts';
import { TOPICS } from '../../src/shopify/topics.ts';
import { createTestShop } from '../support/shopify/testShop.ts';

test('The shop is asked for each topic once', { tags: 'O-09' }, async () => {
  const there = createTestShop();
  const shop = createShop(there.parts);
  const names = Object.values(TOPICS).map(({ name }) => name);

  expect(await subscribe(shop, 'https://store.chain.example')).toEqual(names);
  there.subscriptions.splice(0, 2);

  expect(await subscribe(shop, 'https://store.chain.example')).toEqual(names.slice(0, 2));
  expect(new Set(there.subscriptions.map(({ uri }) => uri))).toEqual(
    new Set(['https://store.chain.example/shopify/webhooks']),
  );
});

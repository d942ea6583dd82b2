import { expect, test } from 'vitest';
import { readSettings } from '../../src/base/settings.ts';

const tags = ['O-09'];
const app = { SHOPIFY_CLIENT_ID: 'an-id', SHOPIFY_CLIENT_SECRET: 'a-secret' };
const read = (env: NodeJS.ProcessEnv) => readSettings(env, []).shopify;

test('Without a shop nothing else of it is needed', { tags }, () => {
  expect(read({})).toBeUndefined();
});

test('A shop is entered with client credentials, or with the token of an older app', { tags }, () => {
  const shop = { SHOPIFY_SHOP: 'chain.myshopify.com', SHOPIFY_MAPPING: 'mapping.json' };
  expect(read({ ...shop, ...app })).toEqual({
    shop: 'chain.myshopify.com',
    mappingFile: 'mapping.json',
    webhookSecret: 'a-secret',
    writesStock: false,
    credentials: { clientId: 'an-id', clientSecret: 'a-secret' },
  });
  expect(read({ ...shop, SHOPIFY_ADMIN_TOKEN: 'shpat_1' })?.credentials).toEqual({ accessToken: 'shpat_1' });
});

test('Each missing part of a shop is named, without a secret', { tags }, () => {
  const env = { SHOPIFY_SHOP: 'chain.myshopify.com', SHOPIFY_CLIENT_SECRET: 'a-secret' };
  expect(() => read(env)).toThrow(
    /SHOPIFY_SHOP needs SHOPIFY_MAPPING, .*\n?.*SHOPIFY_SHOP needs SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET/s,
  );
  expect(() => read(env)).not.toThrow(/a-secret/);
});

test('Another host than that of a shop is refused', { tags }, () => {
  expect(() => read({ SHOPIFY_SHOP: 'chain.example' })).toThrow(/SHOPIFY_SHOP: must be the shop's own host/);
});

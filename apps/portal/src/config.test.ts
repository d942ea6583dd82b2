import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const services = Object.fromEntries(
  'userauth user store kiosk storefront consignee catalogue inventory notification cube graph live'
    .split(' ')
    .map((name) => [name, `/api/${name}`]),
);
const config = {
  brand: { name: 'the product', title: 'In-store portal', contact: 'mailto:help@in-store.example' },
  services,
  identity: {
    clientId: 'in-store-portal',
    authority: 'https://idp.portal.invalid/',
    knownAuthorities: ['idp.portal.invalid'],
    scopes: ['User.Read'],
    redirectUri: '/auth/redirect.html',
  },
  limits: { redirectOrigins: [], marketplaceImageHost: 'images.stockx.com' },
};
const answering =
  (body: BodyInit, status = 200) =>
  async () =>
    new Response(body, { status });

test('The configuration names brand, services, identity and limits', { tags: 'A-03' }, async () => {
  await expect(loadConfig(answering(JSON.stringify(config)))).resolves.toMatchObject(config);
});

test.each([
  ['a page instead of JSON', answering('<!doctype html>'), /cannot be reached or is no JSON/],
  ['an error', answering('{}', 503), /answered 503/],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), /cannot be reached/],
  ['a missing service', answering(JSON.stringify({ ...config, services: { user: '/u' } })), /services\.userauth/],
  ['an empty brand', answering(JSON.stringify({ ...config, brand: { ...config.brand, name: '' } })), /brand\.name/],
])('%s is said by name', { tags: 'E-03' }, async (_, fetch, words) => {
  const failure = loadConfig(fetch);
  await expect(failure).rejects.toBeInstanceOf(ConfigError);
  await expect(failure).rejects.toThrow(words);
});

test('Without network the stored configuration is used, otherwise the server one', { tags: 'W-13' }, async () => {
  const recall = async () => config;
  const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(loadConfig(noNetwork, recall)).resolves.toMatchObject(config);
  await expect(loadConfig(answering('{}', 503), recall)).rejects.toThrow(/answered 503/);
  await expect(loadConfig(noNetwork, () => Promise.reject(new Error('forbidden')))).rejects.toThrow(
    /cannot be reached/,
  );
});

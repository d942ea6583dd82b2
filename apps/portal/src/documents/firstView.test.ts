import { expect, test } from 'vitest';
import { memoryStorage } from '../../test/support.ts';
import { firstViewOf, hasOwnTheme, keepBrand } from './firstView.ts';

test.each<[page: string, path: string, stored: Record<string, string>, view: string]>([
  ['/', '/', {}, 'en'],
  ['/', '/', { language: 'ar' }, 'ar'],
  ['/', '/', { language: 'xx' }, 'en'],
  // A session leads on from here, and so does a sign-in that ends now.
  ['/', '/', { 'jwt-token': 'a.b.c' }, 'loader'],
  ['/', '/', { redirect: '1' }, 'loader'],
  ['/shoesize', '/shoesize', { 'jwt-token': 'a.b.c', language: 'es' }, 'es'],
  ['/shoesize', '/shoesize/', { 'jwt-token': 'a.b.c' }, 'en'],
  // The guard leads to the sign-in page.
  ['/shoesize', '/shoesize', {}, 'loader'],
  ['/shoesize', '/shoesize/inventory', { 'jwt-token': 'a.b.c' }, 'loader'],
  // The service worker answers every other path with the document of the sign-in page.
  ['/', '/unauthorized', {}, 'loader'],
])('The document of %s at %s with %j stored shows first: %s', { tags: 'S-01' }, (page, path, stored, view) => {
  expect(firstViewOf(page, path, memoryStorage(stored))).toBe(view);
});

test('A theme of the chain is known from the document, else from the last start', { tags: 'O-07' }, () => {
  const local = memoryStorage();
  const themed = { brand: { theme: '/brand.json' } };
  expect([hasOwnTheme(local, undefined), hasOwnTheme(local, { brand: {} }), hasOwnTheme(local, themed)]).toEqual([
    false,
    false,
    true,
  ]);
  keepBrand(local, '/brand.json');
  expect([hasOwnTheme(local, undefined), hasOwnTheme(local, { brand: {} })]).toEqual([true, false]);
  keepBrand(local, undefined);
  expect(hasOwnTheme(local, undefined)).toBe(false);
});

import { expect, test } from 'vitest';
import { marketplaceImageUrl } from './marketplaceImageUrl.ts';

const host = 'images.stockx.com';

test('[I-02] a picture of the marketplace is asked for small, compressed and sharp', () => {
  expect(marketplaceImageUrl('https://images.stockx.com/images/Halden-82.jpg', host)).toBe(
    'https://images.stockx.com/images/Halden-82.jpg?compress=true&width=200&quality=90&dpr=2',
  );
});

test('[I-02] parameters that are there already are answered, not doubled, and others are kept', () => {
  expect(marketplaceImageUrl('https://images.stockx.com/a.jpg?width=1400&bg=fff', host)).toBe(
    'https://images.stockx.com/a.jpg?width=200&bg=fff&compress=true&quality=90&dpr=2',
  );
});

test.each([
  'https://cdn.example.com/a.jpg?width=1400',
  'https://images.stockx.com.evil.example/a.jpg',
  'https://evil.example/images.stockx.com/a.jpg',
  '/artwork/court.svg',
  'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  '',
])('[I-02] other addresses are left alone: %s', (url) => {
  expect(marketplaceImageUrl(url, host)).toBe(url);
});

import { expect, test } from 'vitest';
import { decode, encode, linkTo } from '../../.storybook/book/playground.ts';

test('A link carries the code, in every script and with every sign', () => {
  const code = '<Button>تم — 10½ ✓ + / =</Button>';
  const link = linkTo(code, { origin: 'https://book.example', pathname: '/kit/iframe.html' });
  expect(link).toMatch(/^https:\/\/book\.example\/kit\/\?path=\/docs\/start-playground--docs&code=[\w-]+$/);
  expect(decode(new URL(link).searchParams.get('code') ?? '')).toBe(code);
});

test('A damaged link shows no code', () => {
  expect(decode('%%%')).toBeUndefined();
  expect(decode(encode('ä').slice(0, 2))).toBeUndefined();
});

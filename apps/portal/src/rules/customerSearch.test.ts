import { expect, test } from 'vitest';
import { ofCustomer } from './customerSearch.ts';

const bookings = ['Paul Ekström', 'Noa Stern', 'Hugo Wentworth-Fitzgerald'].map((customer) => ({ customer }));

test.each([
  ['', 3],
  ['ekstrom', 1],
  ['STERN no', 1],
  ['fitz', 1],
  ['tern', 0],
  ['noa ekstr', 0],
])('[B-03] A customer is found by the start of each name, without accents: "%s" finds %i', (query, count) => {
  expect(ofCustomer(bookings, query)).toHaveLength(count);
});

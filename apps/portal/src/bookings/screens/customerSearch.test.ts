import { expect, test } from 'vitest';
import { ofCustomer } from './customerSearch.ts';

const bookings = ['Paul Ekström', 'Bjørn Weiß', 'Jose\u0301 Ruiz', 'Noa Stern', 'Hugo Wentworth-Fitzgerald'].map(
  (customer) => ({ customer }),
);

test.each([
  ['', 5],
  ['bjorn weiss', 1],
  ['josé', 1],
  ['ekstrom', 1],
  ['STERN no', 1],
  ['fitz', 1],
  ['tern', 0],
  ['noa ekstr', 0],
])(
  'A customer is found by the start of each name, without accents: "%s" finds %i',
  { tags: 'B-03' },
  (query, count) => {
    expect(ofCustomer(bookings, query)).toHaveLength(count);
  },
);

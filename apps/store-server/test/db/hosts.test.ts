import { expect, test } from 'vitest';
import { addressesOf } from '../../src/db/hosts.ts';

test('[O-01] An address may name several hosts, as in libpq', () => {
  expect(addressesOf('postgres://store:a@one:5432,two:5433/chain?sslmode=require')).toEqual([
    'postgres://store:a@one:5432/chain?sslmode=require',
    'postgres://store:a@two:5433/chain?sslmode=require',
  ]);
  expect(addressesOf('postgresql://one,two')).toEqual(['postgresql://one', 'postgresql://two']);
  expect(addressesOf('postgres://store:a,b@one/chain')).toEqual(['postgres://store:a,b@one/chain']);
});

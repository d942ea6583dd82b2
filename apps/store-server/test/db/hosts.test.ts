import { expect, test } from 'vitest';
import { addressesOf, hostsOf } from '../../src/db/hosts.ts';

test('An address may name several hosts, as in libpq', { tags: 'O-01' }, () => {
  expect(addressesOf('postgres://store:a@one:5432,two:5433/chain?sslmode=require')).toEqual([
    'postgres://store:a@one:5432/chain?sslmode=require',
    'postgres://store:a@two:5433/chain?sslmode=require',
  ]);
  expect(addressesOf('postgresql://one,two')).toEqual(['postgresql://one', 'postgresql://two']);
  expect(addressesOf('postgres://store:a,b@one/chain')).toEqual(['postgres://store:a,b@one/chain']);
});

test('Two connections that lose the same host change to the next one once', { tags: 'O-01' }, () => {
  const { Client, leave } = hostsOf('postgres://store@one:5432,two:5433,three:5434/chain');
  const hostNow = () => new Client().host;
  const lost = [new Client(), new Client()];
  lost.forEach(leave);
  expect(hostNow()).toBe('two');
  leave(new Client());
  expect(hostNow()).toBe('three');
  leave(new Client());
  expect(hostNow()).toBe('one');
});

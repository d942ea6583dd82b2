import { expect, test } from 'vitest';
import { createRandom } from '../../apps/store-server/src/seed/random.ts';
import { machines, shop } from './chain.ts';
import { poisson } from './random.ts';
import { simulateDay } from './simulate.ts';

const costs = {
  readMs: 2,
  writeMs: 4,
  deliveryUs: 20,
  idleSocketMs: 2,
  socketKb: 20,
  commitsPerSecond: 300,
};
const facts = { shop, machines, costs };
const region = { name: 'Europe', shops: 200, utcOffset: 1 };
const simulate = (change: Partial<typeof region> = {}, changed = facts) =>
  simulateDay({ ...region, ...change }, changed, createRandom(7));

test('the same seed gives the same day', () => {
  expect(simulate()).toEqual(simulate());
});

test('twice as many shops have about twice as many sockets, commits and rows', () => {
  const [one, two] = [simulate(), simulate({ shops: 400 })];
  for (const name of ['sockets', 'commits', 'rows', 'events', 'cores'] as const) {
    expect(two[name] / one[name]).toBeGreaterThan(1.7);
    expect(two[name] / one[name]).toBeLessThan(2.3);
  }
});

test('a shop has as many requests a day as its kiosks send', () => {
  const { events } = simulate({ shops: 1000 });
  // The curve of the day adds up to 6.5 busiest hours.
  const expected = 1000 * shop.kiosks * shop.tryoutsPerKiosk * 6.5 * shop.eventsPerTryout;
  expect(events / expected).toBeGreaterThan(0.9);
  expect(events / expected).toBeLessThan(1.1);
});

test('requests that cost more need more nodes, and a small region has two', () => {
  const dear = { ...facts, costs: { ...costs, readMs: 200 } };
  expect(simulate({}, dear).nodes).toBeGreaterThan(simulate().nodes);
  expect(simulate({ shops: 1 }).nodes).toBe(2);
});

test('the mean of a Poisson distribution is right below and above its approximation', () => {
  for (const mean of [0.5, 5, 100]) {
    const random = createRandom(11);
    const sum = Array.from({ length: 5000 }, () => poisson(mean, random)).reduce((total, each) => total + each, 0);
    expect(sum / 5000 / mean).toBeCloseTo(1, 1);
  }
});

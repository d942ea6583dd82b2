// @module-tag all
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createBrokerBus } from '../../src/live/brokerBus.ts';
import { type Bus, createBus } from '../../src/live/bus.ts';
import { LOOK_BACK_MS, RETENTION_MS } from '../../src/live/busConnection.ts';
import type { OutboxEvent } from '../../src/live/hub.ts';
import { publish } from '../../src/live/outbox.ts';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode } from '../support/node.ts';
import { type DatabaseProxy, startProxy } from '../support/proxy.ts';
import { type Rabbit, rabbitServer, startRabbit } from '../support/rabbit.ts';
import { connectLive } from '../support/stomp.ts';

const server = rabbitServer();
if (server === undefined) console.log('RabbitMQ is not installed: the tests of live events through it are skipped.');

/** What carries live events between nodes. Each has the same tests. */
const carriers = ['PostgreSQL', 'RabbitMQ'] as const;

describe.each(carriers)('Live events through %s', (carrier) => {
  describe.skipIf(carrier === 'RabbitMQ' && server === undefined)('reach every node', () => {
    let database: TestDatabase;
    let rabbit: Rabbit | undefined;
    const buses: Bus[] = [];
    beforeAll(async () => {
      database = await startTestDatabase();
      if (carrier === 'RabbitMQ' && server !== undefined) rabbit = await startRabbit(server);
    });
    afterAll(async () => {
      for (const bus of buses) await bus.stop();
      await closeAll(rabbit, database);
    });

    /** Creates a bus; with a proxy, its connection to the carrier goes through it. */
    const busOf = (proxy?: DatabaseProxy, onError: (error: unknown) => void = () => {}): Bus => {
      const bus =
        rabbit === undefined
          ? createBus({ url: proxy?.url ?? database.url, retryMs: 20, onError })
          : createBrokerBus({ url: database.url, brokerUrl: proxy?.url ?? rabbit.url, retryMs: 20, onError });
      buses.push(bus);
      return bus;
    };

    const collect = (bus: Bus): string[] => {
      const seen: string[] = [];
      bus.onEvent(({ body }: OutboxEvent) => void seen.push((body as { id: string }).id));
      return seen;
    };

    const publishEvents = (...ids: string[]) =>
      database.db.transaction(async (tx) => {
        for (const id of ids) await publish(tx, { destination: '/topic/messages', body: { id } });
      });

    test('once each, in the order of the commits, to every node', { tags: ['O-02', 'L-01'] }, async () => {
      const nodes = [busOf(), busOf(), busOf()];
      const seen = nodes.map((bus) => collect(bus));
      for (const bus of nodes) await bus.start();
      const ids = Array.from({ length: 500 }, (_, id) => `order-${id}`);
      await publishEvents(...ids);
      await publishEvents('order-last');
      for (const each of seen) {
        await expect.poll(() => each.length, { timeout: 20_000 }).toBe(501);
        expect(each).toEqual([...ids, 'order-last']);
      }
    });

    test('once each when a node loses its connection', { tags: ['O-02', 'L-04'] }, async () => {
      const proxy = await startProxy(rabbit?.url ?? database.url);
      const bus = busOf(proxy);
      const seen = collect(bus);
      await bus.start();
      await publishEvents('before');
      await expect.poll(() => seen).toContain('before');
      proxy.cut();
      await expect.poll(() => bus.ready()).toBe(false);
      await publishEvents('meanwhile');
      proxy.restore();
      await expect.poll(() => bus.ready(), { timeout: 20_000 }).toBe(true);
      await publishEvents('after');
      await expect.poll(() => seen, { timeout: 20_000 }).toContain('after');
      for (const id of ['before', 'meanwhile', 'after']) expect(seen.filter((each) => each === id)).toHaveLength(1);
      proxy.close();
    });

    test('once each when a node ends, whichever it is', { tags: ['O-02', 'O-01'] }, async () => {
      const others = [busOf(), busOf()];
      const seen = others.map((bus) => collect(bus));
      for (const bus of others) await bus.start();
      // The first bus of this file relays the events to RabbitMQ.
      await publishEvents('with it');
      await buses.shift()?.stop();
      await publishEvents('without it');
      for (const each of seen) {
        await expect.poll(() => each, { timeout: 20_000 }).toContain('without it');
        for (const id of ['with it', 'without it']) expect(each.filter((other) => other === id)).toHaveLength(1);
      }
    });

    test('once each when the node that passes them on loses its connection', { tags: ['O-02', 'O-01'] }, async () => {
      for (const bus of buses.splice(0)) await bus.stop();
      const proxy = await startProxy(rabbit?.url ?? database.url);
      const errors: string[] = [];
      const first = busOf(proxy, (error) => errors.push((error as Error).message));
      const ofFirst = collect(first);
      await first.start();
      // It is the only node, so it passes the events on.
      await publishEvents('by the first');
      await expect.poll(() => ofFirst).toContain('by the first');
      const other = busOf();
      const seen = collect(other);
      await other.start();
      proxy.cut();
      await publishEvents('by the other');
      await expect.poll(() => seen, { timeout: 10_000 }).toContain('by the other');
      expect(seen.filter((each) => each === 'by the other')).toHaveLength(1);
      // A node without RabbitMQ does not try again: it would take the turn of the others.
      const tries = errors.filter((message) => message === 'RabbitMQ cannot be reached');
      expect(tries.length).toBeLessThanOrEqual(1);
      // It receives what it missed.
      proxy.restore();
      await expect.poll(() => first.ready(), { timeout: 20_000 }).toBe(true);
      expect(ofFirst.filter((each) => each === 'by the other')).toHaveLength(1);
      proxy.close();
    });

    test.skipIf(carrier === 'PostgreSQL')(
      'once each when the connection of the forwarding node ends before confirmation',
      { tags: ['O-02', 'O-01'] },
      async () => {
        for (const bus of buses.splice(0)) await bus.stop();
        const proxy = await startProxy(rabbit?.url ?? database.url);
        const first = busOf(proxy);
        const ofFirst = collect(first);
        await first.start();
        // It is the only node, so it passes the events on.
        await publishEvents('confirmed');
        await expect.poll(() => ofFirst).toContain('confirmed');
        const other = busOf();
        const seen = collect(other);
        await other.start();
        proxy.block();
        await publishEvents('unconfirmed');
        await expect.poll(proxy.swallowed).toContain('unconfirmed');
        proxy.cut();
        await expect.poll(() => seen).toContain('unconfirmed');
        expect(seen).toEqual(['unconfirmed']);
        proxy.close();
      },
    );

    test('and a node that was cut off for too long reports a gap', { tags: ['O-02', 'L-04'] }, async () => {
      for (const bus of buses.splice(0)) await bus.stop();
      vi.useFakeTimers({ toFake: ['performance'] });
      const proxy = await startProxy(rabbit?.url ?? database.url);
      try {
        const bus = busOf(proxy);
        let gaps = 0;
        bus.onGap(() => (gaps += 1));
        await bus.start();
        const loseFor = async (ms: number) => {
          proxy.cut();
          await expect.poll(() => bus.ready()).toBe(false);
          vi.advanceTimersByTime(ms);
          proxy.restore();
          await expect.poll(() => bus.ready()).toBe(true);
        };
        await loseFor(RETENTION_MS - LOOK_BACK_MS - 60_000);
        expect(gaps).toBe(0);
        await loseFor(RETENTION_MS - LOOK_BACK_MS + 60_000);
        expect(gaps).toBe(1);
      } finally {
        vi.useRealTimers();
        proxy.close();
      }
    });

    test('and a node that cannot reach the carrier stops at once', { tags: 'O-01' }, async () => {
      const proxy = await startProxy(rabbit?.url ?? database.url);
      const bus = busOf(proxy);
      await bus.start();
      proxy.cut();
      await expect.poll(() => bus.ready()).toBe(false);
      await publishEvents('while it is cut off');
      const began = performance.now();
      await bus.stop();
      // RabbitMQ's client waits 20 s for a connection.
      expect(performance.now() - began).toBeLessThan(10_000);
      proxy.close();
    });

    test('to clients, with the same frames', { tags: 'O-02' }, async () => {
      const node = await startNode(database, { bus: busOf() });
      const live = await connectLive(node.url, await node.session('maren-okafor'), ['/topic/messages']);
      await publishEvents('to a client');
      expect((await live.until(1)).at(-1)).toEqual({ id: 'to a client' });
      await live.close();
      await node.app.close();
    });
  });
});

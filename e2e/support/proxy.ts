import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** A TCP proxy between browsers and the store. A test can cut, hang and restore it. */
export interface StoreProxy {
  /** The store's address through the proxy. */
  url: string;
  /** Breaks all connections and refuses new ones, as if the store's machine were off. */
  cut: () => void;
  /** Passes nothing on and keeps connections open, as a network that loses packets. */
  hang: () => void;
  restore: () => void;
  close: () => void;
}

/** Starts a proxy to a port of this machine. */
export async function startProxy(port: number): Promise<StoreProxy> {
  const ends = new Set<Socket>();
  let state: 'open' | 'cut' | 'hanging' = 'open';
  const drop = (): void => {
    for (const end of ends) end.destroy();
    ends.clear();
  };
  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (state === 'cut') {
      near.destroy();
      return;
    }
    ends.add(near);
    near.on('close', () => ends.delete(near));
    if (state === 'hanging') return;
    const far = connect(port, '127.0.0.1');
    ends.add(far);
    far.on('error', () => undefined);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk: Buffer) => {
        if (state !== 'hanging') to.write(chunk);
      });
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: () => {
      state = 'cut';
      drop();
    },
    hang: () => (state = 'hanging'),
    restore: () => {
      // Data was discarded while hanging: close these connections, or clients get incomplete answers.
      if (state === 'hanging') drop();
      state = 'open';
    },
    close: () => {
      drop();
      server.close();
    },
  };
}

import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between a program and its database that a test can interrupt. */
export interface DatabaseProxy {
  /** The `postgres://` address through the proxy. */
  url: string;
  /** Closes every connection and refuses new ones. */
  cut: () => void;
  /** Lets nothing through on the connections that exist, without closing them. New ones work. */
  block: () => void;
  /** The data that arrived after `block()`, in both directions. It was not passed on. */
  swallowed: () => string;
  /** Lets nothing through, on new connections neither, without closing or refusing any. */
  hang: () => void;
  /** Passes new connections on only after this time, ms. */
  delay: (ms: number) => void;
  /** Lets new connections work again; blocked ones stay blocked. */
  restore: () => void;
  close: () => void;
}

/** Starts a proxy on a free port. */
export async function startProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const ends = new Set<Socket>();
  let delayMs = 0;
  let state: 'open' | 'cut' | 'hanging' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    ends.add(near);
    near.on('error', () => {});
    near.on('close', () => ends.delete(near));
    if (state === 'hanging') return;
    near.pause();
    setTimeout(() => passOn(near), delayMs);
  });
  const passOn = (near: Socket): void => {
    if (near.destroyed) return;
    const far = connect(Number(target.port), target.hostname);
    ends.add(far);
    far.on('error', () => {});
    far.on('close', () => {
      ends.delete(far);
      near.destroy();
    });
    near.on('close', () => far.destroy());
    near.pipe(far);
    far.pipe(near);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  let swallowed = '';
  const block = (): void => {
    for (const end of ends) {
      end.unpipe().on('data', (data: Buffer) => (swallowed += data.toString('latin1')));
      // A pipe that has ended leaves the stream paused.
      end.resume();
    }
  };
  const cut = (): void => {
    state = 'cut';
    for (const end of ends) end.destroy();
  };
  return {
    url: through.href,
    cut,
    block,
    swallowed: () => swallowed,
    hang: () => {
      state = 'hanging';
      block();
    },
    delay: (ms) => void (delayMs = ms),
    restore: () => (state = 'open'),
    close: () => {
      cut();
      server.close();
    },
  };
}

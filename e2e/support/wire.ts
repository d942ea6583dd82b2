import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** The network between browsers and the store, which a test can cut, hang and mend. */
export interface Wire {
  /** The store's address through the wire. */
  url: string;
  /** Every connection breaks, and no new one comes about: the store's machine is off. */
  cut: () => void;
  /** Nothing arrives any more and nobody says so: a network that swallows. */
  hang: () => void;
  mend: () => void;
  close: () => void;
}

/** Lays a wire to a port of this machine. */
export async function layWire(port: number): Promise<Wire> {
  const ends = new Set<Socket>();
  let state: 'whole' | 'cut' | 'hanging' = 'whole';
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
    mend: () => {
      // What was swallowed is lost: half an answer would be another fault than a network that is away.
      if (state === 'hanging') drop();
      state = 'whole';
    },
    close: () => {
      drop();
      server.close();
    },
  };
}

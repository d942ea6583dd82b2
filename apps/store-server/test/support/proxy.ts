import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A wire between two programs that a test can cut and mend. */
export interface Wire {
  /** The same `postgres://` address, through the wire. */
  url: string;
  cut: () => void;
  mend: () => void;
  close: () => void;
}

export async function layWire(url: string): Promise<Wire> {
  const target = new URL(url);
  const ends = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.pipe(to);
      from.on('error', () => {});
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  const cut = (): void => {
    whole = false;
    for (const end of ends) end.destroy();
    ends.clear();
  };
  return {
    url: through.href,
    cut,
    mend: () => (whole = true),
    close: () => {
      cut();
      server.close();
    },
  };
}

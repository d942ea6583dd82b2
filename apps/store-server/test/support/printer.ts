import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** What a printer can say about itself. */
export interface PrinterFlags {
  noLabels?: boolean;
  noRibbon?: boolean;
  headOpen?: boolean;
  paused?: boolean;
}

/** A printer on the loopback address, which keeps what it prints. */
export interface TestPrinter {
  port: number;
  /** The labels that it has got, as ZPL. */
  printed: string[];
  /** How it is. A printer that is `silent` accepts a connection and says nothing. */
  state: PrinterFlags & { silent?: boolean; endsAfterLabels?: boolean };
  /** Connections so far. */
  connections: () => number;
  close: () => Promise<void>;
}

const one = (flag: boolean | undefined): string => (flag === true ? '1' : '0');

/** The answer to `~HS`, as in the ZPL II Programming Guide. */
export const hostStatus = ({ noLabels, noRibbon, headOpen, paused }: PrinterFlags = {}): string =>
  [
    `030,${one(noLabels)},${one(paused)},0304,000,0,0,0,000,0,0,0`,
    `001,0,${one(headOpen)},${one(noRibbon)},1,2,6,0,00000000,1,000`,
    '1234,0',
  ]
    .map((line) => `\u0002${line}\u0003\r\n`)
    .join('');

/** Starts a printer that speaks as much ZPL as the store needs. */
export async function startPrinter(port = 0): Promise<TestPrinter> {
  const state: TestPrinter['state'] = {};
  const printed: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      for (;;) {
        const [command] = /^(?:~HS\r\n|\^XA[^]*?\^XZ\n)/.exec(text) ?? [];
        if (command === undefined) return;
        text = text.slice(command.length);
        if (!command.startsWith('~HS')) {
          printed.push(command);
          if (state.endsAfterLabels) socket.destroy();
        } else if (!state.silent) socket.write(hostStatus(state));
      }
    });
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    printed,
    state,
    connections: () => connections,
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}

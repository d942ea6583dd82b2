import { Client } from '@stomp/stompjs';
import { WebSocket } from 'ws';

/** A live client that connects again when its connection ends. */
export interface LiveClient {
  isConnected: () => boolean;
  close: () => Promise<void>;
}

interface Options {
  /** The address of the node for the next connection, as a proxy would choose it. */
  url: () => string;
  /** The session for the next connection. */
  token: () => Promise<string>;
  destination: string;
  onMessage: (body: string) => void;
}

/** How long a connection may take, ms. */
const CONNECT_MS = 10_000;

/** Opens a live client with one subscription. */
export function openLiveClient({ url, token, destination, onMessage }: Options): LiveClient {
  const client = new Client({
    webSocketFactory: () => new WebSocket(`${url().replace('http', 'ws')}/ws`, ['v12.stomp']),
    reconnectDelay: 200,
    // Without it a node that ends between the upgrade and the answer leaves the client waiting without end.
    connectionTimeout: CONNECT_MS,
    beforeConnect: async () => {
      client.connectHeaders = { Authorization: `Bearer ${await token()}` };
    },
    onConnect: () => void client.subscribe(destination, ({ body }) => onMessage(body)),
  });
  client.activate();
  return { isConnected: () => client.connected, close: () => client.deactivate() };
}

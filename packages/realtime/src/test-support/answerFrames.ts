import { FrameImpl, Parser } from '@stomp/stompjs';
import type { WebSocketServer } from 'ws';

interface Listening {
  /** Gets the header of each CONNECT. */
  onConnect?: (authorization: string | undefined) => void;
  /** Gets each destination, and a function that sends a message to the subscriber. */
  onSubscribe: (destination: string, publish: (body: string) => void) => void;
}

/** Lets a socket server confirm each STOMP frame of its clients. */
export function answerFrames(server: WebSocketServer, { onConnect, onSubscribe }: Listening): void {
  server.on('connection', (socket) => {
    const reply = (command: string, headers: Record<string, string>, body = '') =>
      socket.send(FrameImpl.marshall({ command, headers, body }));
    const parser = new Parser(
      (raw) => {
        const { command, headers } = FrameImpl.fromRawFrame(raw, true);
        const { id = '', destination = '', receipt } = headers;
        if (command === 'CONNECT') {
          onConnect?.(headers['Authorization']);
          reply('CONNECTED', { version: '1.2', 'heart-beat': '0,0' });
        }
        if (command === 'SUBSCRIBE') {
          onSubscribe(destination, (body) =>
            reply('MESSAGE', { subscription: id, destination, 'message-id': '1' }, body),
          );
        }
        if (receipt) reply('RECEIPT', { 'receipt-id': receipt });
      },
      () => {},
    );
    socket.on('message', (data) => parser.parseChunk((data as Buffer).toString('utf8')));
  });
}

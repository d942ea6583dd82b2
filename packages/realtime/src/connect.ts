import type { ConnectOptions, LiveConnection } from './connection.ts';
import { createContext, show } from './connectionContext.ts';
import { checkAfterSleep, goOffline, open, reset, startAfresh } from './reconnecting.ts';
import type { Topics } from './topics.ts';

/**
 * Keeps a STOMP connection to the store alive. Never throws: a fault changes the state or writes a log line. After a
 * loss it reconnects after 5 s, doubling to 60 s, ten times. Then it stops, until `retry()` is called, the network
 * returns, or the tab is visible again.
 */
export function connect<T extends Topics>(options: ConnectOptions<T>): LiveConnection {
  const context = createContext(options);
  const { signals } = context.options;
  const stopListening = [
    signals.onOnline(() => {
      if (context.state.kind !== 'live') startAfresh(context);
    }),
    signals.onOffline(() => goOffline(context)),
    signals.onVisible(() => checkAfterSleep(context)),
  ];
  if (signals.isOnline()) void open(context);
  else show(context, { kind: 'offline' });

  return {
    get state() {
      return context.state;
    },
    retry() {
      const { kind } = context.state;
      if (!context.isClosed && kind !== 'live' && kind !== 'connecting') startAfresh(context);
    },
    async close() {
      const { session } = context;
      context.isClosed = true;
      stopListening.forEach((stop) => stop());
      // Not dropped by the reset, so that it can send DISCONNECT.
      context.session = undefined;
      reset(context);
      await session?.close();
    },
  };
}

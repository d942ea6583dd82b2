import type { ConnectOptions, LiveConnection } from './connection.ts';
import { createRunningConnection, show } from './runningConnection.ts';
import { checkAfterSleep, goOffline, open, reset, startAfresh } from './reconnecting.ts';
import type { Topics } from './topics.ts';

/**
 * Keeps a STOMP connection to the store alive. Never throws: a fault changes the state or writes a log line. After a
 * loss it reconnects after 5 s, doubling to 60 s, ten times. Then it stops, until `retry()` is called, the network
 * returns, or the tab is visible again.
 */
export function connect<T extends Topics>(options: ConnectOptions<T>): LiveConnection {
  const running = createRunningConnection(options);
  const { signals } = running.options;
  const stopListening = [
    signals.onOnline(() => {
      if (running.state.kind !== 'live') startAfresh(running);
    }),
    signals.onOffline(() => goOffline(running)),
    signals.onVisible(() => checkAfterSleep(running)),
  ];
  if (signals.isOnline()) void open(running);
  else show(running, { kind: 'offline' });

  return {
    get state() {
      return running.state;
    },
    retry() {
      const { kind } = running.state;
      if (!running.isClosed && kind !== 'live' && kind !== 'connecting') startAfresh(running);
    },
    async close() {
      const { session } = running;
      running.isClosed = true;
      stopListening.forEach((stop) => stop());
      // Not dropped by the reset, so that it can send DISCONNECT.
      running.session = undefined;
      reset(running);
      await session?.close();
    },
  };
}

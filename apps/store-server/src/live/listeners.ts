import type { FindCaller } from '../security/callers.ts';
import type { Contract } from '../security/contract.ts';
import type { Sessions } from '../security/sessions.ts';
import type { Listener } from './connectionState.ts';
import { listeningRights } from './destinations.ts';

interface ListenerOptions {
  sessions: Sessions;
  findCaller: FindCaller;
  contract: Contract;
}

/** Identifies listeners: people and kiosks with a session, in a role that may listen to a destination by the contract. */
export function listenerOf({
  sessions,
  findCaller,
  contract,
}: ListenerOptions): (token: string) => Promise<Listener | undefined> {
  const roles = new Set(contract.destinations.flatMap((destination) => destination.roles));
  const mayListen = listeningRights(contract.destinations);
  return async (token) => {
    const session = await sessions.verify(token).catch(() => undefined);
    const caller = session && (await findCaller(session));
    if (!session || !caller || caller.userId !== session.userId || !roles.has(caller.role)) return undefined;
    return {
      userId: caller.userId,
      name: caller.name,
      expiresAt: session.expiresAt,
      mayListen: (destination) => mayListen(caller, destination),
    };
  };
}

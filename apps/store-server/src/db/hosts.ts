import { Client, type ClientConfig } from 'pg';

/** The hosts of an address, of which one at a time is used. */
export interface Hosts {
  /** How many there are. */
  count: number;
  /** Creates a client for the host in use. */
  Client: new (config?: ClientConfig) => Client;
  /** Uses the next host, if this client's is the one in use: it accepts no changes. */
  leave: (client: Client) => void;
}

type Connected = Parameters<Client['connect']>[0];

/** The address has several hosts and the connected one accepts no changes. The code is that of a refused write. */
class StandbyError extends Error {
  code = '25006';
}

/** Splits `postgres://user@one:5432,two:5433/name` into an address for each host, as libpq reads it. */
export function addressesOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url];
}

/**
 * Reads the hosts of an address. With one host it is pg's own client. With several, a new connection goes to the host
 * that worked last; a host that cannot be reached, or is a standby, is left for the next one.
 */
export function hostsOf(url: string): Hosts {
  const addresses = addressesOf(url);
  if (addresses.length === 1) return { count: 1, Client, leave: () => {} };
  let current = 0;
  class HostClient extends Client {
    readonly address: string;
    constructor(config: ClientConfig = {}) {
      const address = addresses[current] ?? url;
      super({ ...config, connectionString: address });
      this.address = address;
      // While it is asked whether it is a standby; a later loss is reported to the client's own listeners.
      this.on('error', () => {});
    }
    override connect(): Promise<Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<Client> | void {
      const connected = this.#connect();
      if (callback === undefined) return connected;
      const then = callback as (error: Error | null, client?: Client) => void;
      connected.then(
        (client) => then(null, client),
        (error: Error) => then(error),
      );
    }

    async #connect(): Promise<Client> {
      try {
        await super.connect();
        await refuseStandby(this);
        return this;
      } catch (error) {
        leave(this);
        throw error;
      }
    }
  }
  const leave = (client: Client): void => {
    if (client instanceof HostClient && client.address === addresses[current])
      current = (current + 1) % addresses.length;
  };
  return { count: addresses.length, Client: HostClient, leave };
}

async function refuseStandby(client: Client): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (rows[0]?.standby !== true) return;
  await client.end();
  throw new StandbyError('The host is a standby: it accepts no changes.');
}

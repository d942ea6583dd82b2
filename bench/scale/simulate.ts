import type { Random } from '../../apps/store-server/src/seed/random.ts';
import type { Costs } from '../measured.ts';
import { dayCurve, type Machines, type Region, type Shop } from './chain.ts';
import { poisson, sizeOf } from './random.ts';

/** What a region does on one day. */
export interface Day {
  region: string;
  shops: number;
  /** Sockets when most shops are open. */
  sockets: number;
  /** In the busiest minute, per second. */
  requests: number;
  commits: number;
  deliveries: number;
  /** Rows of the whole day. */
  rows: number;
  /** Live events of the whole day. */
  events: number;
  /** Cores that its nodes use in the busiest hour. */
  cores: number;
  /** Nodes with one core each; at least two, so that one may fail. */
  nodes: number;
  /** Commits of the busiest minute, as a share of what one database can do. */
  commitShare: number;
  /** Per month, dollars. */
  cost: number;
}

/** What the chain and the benchmarks give. */
export interface Facts {
  shop: Shop;
  machines: Machines;
  costs: Costs;
}

/** What all shops of a region do in one minute. */
interface Minute {
  sockets: number;
  portals: number;
  tryouts: number;
  deliveries: number;
}

/** @param hour local, with fractions */
function minuteOf({ shop }: Facts, sizes: readonly number[], hour: number, random: Random): Minute {
  const sum: Minute = { sockets: 0, portals: 0, tryouts: 0, deliveries: 0 };
  if (hour < shop.opens || hour >= shop.closes) return sum;
  const curve = dayCurve[Math.floor(hour)] ?? 0;
  for (const size of sizes) {
    const portals = (shop.associates + shop.pickers) * size;
    const sockets = portals + shop.kiosks * size;
    const tryouts = poisson((shop.tryoutsPerKiosk * shop.kiosks * size * curve) / 60, random);
    sum.portals += portals;
    sum.sockets += sockets;
    sum.tryouts += tryouts;
    sum.deliveries += tryouts * shop.eventsPerTryout * sockets;
  }
  return sum;
}

/** Simulates a day of a region, minute by minute and shop by shop. */
export function simulateDay(region: Region, facts: Facts, random: Random): Day {
  const { shop, machines, costs } = facts;
  const sizes = Array.from({ length: region.shops }, () => sizeOf(random));
  let [sockets, requests, commits, deliveries, tryouts, busiestMs, hourMs] = [0, 0, 0, 0, 0, 0, 0];
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const now = minuteOf(facts, sizes, (minute / 60 + region.utcOffset + 24) % 24, random);
    const reads = now.tryouts * shop.readsPerTryout + now.portals * shop.readsPerPortal;
    const writes = now.tryouts * shop.writesPerTryout;
    tryouts += now.tryouts;
    sockets = Math.max(sockets, now.sockets);
    requests = Math.max(requests, (reads + writes) / 60);
    commits = Math.max(commits, writes / 60);
    deliveries = Math.max(deliveries, now.deliveries / 60);
    hourMs += reads * costs.readMs + writes * costs.writeMs;
    hourMs += now.sockets * costs.idleSocketMs + (now.deliveries * costs.deliveryUs) / 1000;
    if (minute % 60 < 59) continue;
    busiestMs = Math.max(busiestMs, hourMs);
    hourMs = 0;
  }
  const cores = busiestMs / 3_600_000;
  const nodes = Math.max(2, Math.ceil(cores / machines.utilisation));
  const rows = tryouts * shop.rowsPerTryout;
  const gigabytes = (rows * machines.keptDays * machines.rowBytes) / 1e9;
  return {
    region: region.name,
    shops: region.shops,
    sockets: Math.round(sockets),
    requests,
    commits,
    deliveries,
    rows,
    events: tryouts * shop.eventsPerTryout,
    cores,
    nodes,
    commitShare: commits / costs.commitsPerSecond,
    // A primary and a standby.
    cost: nodes * machines.nodePrice + 2 * (machines.databasePrice + gigabytes * machines.gigabytePrice),
  };
}

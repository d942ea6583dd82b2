import { type Part, table } from '../document.ts';
import type { Costs } from '../measured.ts';
import type { Day } from './simulate.ts';

/** The part of docs/scale.md that `pnpm bench:scale` writes. */
export const scalePart: Part = {
  name: 'scale',
  command: 'pnpm bench:scale',
  introduction: `## Figures

Simulated minute by minute with the shops and the day of \`bench/scale/chain.ts\` and the costs that \`pnpm bench:store\`
and \`pnpm bench:live\` measured last (\`bench/measured.json\`). A slow or busy machine gives higher costs: repeat the
benchmarks on your own.`,
};

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

const cells = (day: Day): string[] => [
  day.region,
  whole(day.shops),
  whole(day.sockets),
  whole(day.requests),
  whole(day.commits),
  day.commitShare.toFixed(2),
  whole(day.deliveries),
  whole(day.rows),
  whole(day.events),
  day.cores.toFixed(1),
  whole(day.nodes),
  `$${whole(day.cost)}`,
];

const HEAD = [
  'region',
  'shops',
  'sockets',
  'requests/s',
  'commits/s',
  'of one database',
  'deliveries/s',
  'rows/day',
  'events/day',
  'cores',
  'nodes',
  'per month',
];

/** The sum of all regions, each at its own busiest time. */
export function together(days: readonly Day[]): Day {
  const sum = (name: Exclude<keyof Day, 'region'>): number => days.reduce((total, day) => total + day[name], 0);
  return {
    region: 'sum',
    shops: sum('shops'),
    sockets: sum('sockets'),
    requests: sum('requests'),
    commits: sum('commits'),
    commitShare: sum('commitShare'),
    deliveries: sum('deliveries'),
    rows: sum('rows'),
    events: sum('events'),
    cores: sum('cores'),
    nodes: sum('nodes'),
    cost: sum('cost'),
  };
}

/** The text of the section. */
export function textOf(days: readonly Day[], costs: Costs): string {
  const all = together(days);
  const memory = (Math.max(...days.map(({ sockets }) => sockets)) * costs.socketKb) / 1024 / 1024;
  return `### ${whole(all.shops)} shops

${table([HEAD, ...[...days, all].map(cells)])}

Per second: in the busiest minute. Cores: in the busiest hour, of all nodes of the region, without the database. "Of one
database": commits as a share of the ${whole(costs.commitsPerSecond)} per second that one PostgreSQL was measured to do with
NOTIFY; above 0.5, split the region. The sockets of the largest region need ${memory.toFixed(1)} GB of memory on all its
nodes together.

CPU of a read ${costs.readMs} ms, of a write ${costs.writeMs} ms, of a delivery ${costs.deliveryUs} µs, of an idle socket ${costs.idleSocketMs} ms
per minute; memory of a socket ${costs.socketKb} KB.`;
}

import type { Compared } from '../../comparison.ts';
import { ratioOf } from '../../comparison.ts';
import { races } from '../../races.ts';
import { compareRuntime } from '../../runtime.ts';
import { atMost } from '../row.ts';
import type { Scenario } from '../scenario.ts';

/** Limits of the kit's own races: cost to that of the named peer. */
const limits: readonly { what: RegExp; peer: RegExp; most: number }[] = [
  { what: /^100 toasts at once/, peer: /react-toastify/, most: 0.8 },
  { what: /^10,000 notifications: mount/, peer: /plain list/, most: 0.9 },
  { what: /^100 toasts one by one/, peer: /react-toastify/, most: 1.5 },
  { what: /^The empty panel/, peer: /plain list/, most: 1.5 },
];

const limitOf = ({ what, peer }: Compared) => limits.find((limit) => limit.what.test(what) && limit.peer.test(peer));

/** The kit's toasts and notification list beside other libraries, at full speed. */
export const kitScenario: Scenario = {
  name: 'kit',
  measure: async ({ samples }) => {
    const wanted = new Set(races.map(({ name }) => name).filter((name) => name !== 'table'));
    const { compared } = await compareRuntime(samples, (name) => wanted.has(name));
    const rows = compared.flatMap((one) => {
      const limit = limitOf(one);
      if (!limit) return [];
      return [atMost({ what: `${one.what}, to ${one.peer}`, unit: 'ratio', ours: ratioOf(one) }, limit.most)];
    });
    return {
      title: 'Toasts and notifications of the kit',
      method: 'CPU time at full CPU speed, as in the section Runtime.',
      rows,
    };
  },
};

import { ratioOf } from '../../comparison.ts';
import { races } from '../../races.ts';
import { compareRuntime } from '../../runtime.ts';
import { atMost, withoutTarget, type Row } from '../row.ts';
import type { Scenario } from '../scenario.ts';

/** The kit's toasts and notification list beside other libraries, at full speed. */
export const kitScenario: Scenario = {
  name: 'kit',
  measure: async ({ samples }) => {
    const wanted = new Set(races.map(({ name }) => name).filter((name) => name !== 'table'));
    const { compared } = await compareRuntime(samples, (name) => wanted.has(name));
    const rows = compared.map((one): Row => {
      const row = { what: `${one.what}, to ${one.peer}`, unit: 'ratio' as const, ours: ratioOf(one) };
      const { target, whyMissed } = one;
      return target === undefined ? withoutTarget(row) : atMost({ ...row, whyMissed }, target);
    });
    return {
      title: 'Toasts and notifications of the kit',
      method: 'CPU time at full CPU speed, as in the section Runtime.',
      rows,
    };
  },
};

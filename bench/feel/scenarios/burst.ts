import { atMost, withoutTarget } from '../row.ts';
import type { Scenario } from '../scenario.ts';
import { PEOPLE } from '../store.ts';
import type { Watched } from '../watch.ts';
import type { BenchSetup } from '../sides.ts';

const COUNT = 1000;
/** CPU time for all of them, s. */
const LIMIT_S = 2;
/** A second burst may cost so many times the first: what is held must not matter. */
const GROWTH = 1.2;

/** What a thousand notifications cost that are pushed to an open page. */
export const burstScenario: Scenario = {
  name: 'burst',
  measure: async (context) => {
    const [portal] = context.sides;
    const watched = await portal!.open(20);
    const first = await push(context, watched);
    const second = await push(context, watched);
    await watched.page.context().close();
    return {
      title: 'A thousand notifications pushed to an open page',
      method: `CPU time of the main thread until it is quiet again. The page shows 20 lines; a second ${COUNT} follow the first.`,
      rows: [
        atMost({ what: `${COUNT} notifications: CPU`, unit: 's', ours: first.cpu / 1000 }, LIMIT_S),
        atMost({ what: `${COUNT} notifications: tasks over 50 ms`, unit: 'count', ours: first.longTasks.length }, 0),
        withoutTarget({
          what: `${COUNT} notifications: longest task`,
          unit: 'ms',
          ours: Math.max(0, ...first.longTasks),
        }),
        atMost({ what: `The second ${COUNT} to the first: CPU`, unit: 'ratio', ours: second.cpu / first.cpu }, GROWTH),
        withoutTarget({
          what: `Heap after ${2 * COUNT}, from before`,
          unit: 'MB',
          ours: second.heap - first.heapBefore,
        }),
      ],
    };
  },
};

async function push({ store }: BenchSetup, watched: Watched) {
  const heapBefore = await watched.heap();
  const [cpuBefore, tasksBefore] = [await watched.cpu(), (await watched.longTasks()).length];
  let received = 0;
  const session = await watched.page.context().newCDPSession(watched.page);
  await session.send('Network.enable');
  session.on('Network.webSocketFrameReceived', ({ response }) => {
    received += response.payloadData.split('in-app-notifications').length - 1;
  });
  await store.notify(PEOPLE[20].id, COUNT);
  const areAllHere = () => received >= COUNT;
  for (let seconds = 0; !areAllHere() && seconds < 120; seconds += 1) await watched.page.waitForTimeout(1000);
  if (!areAllHere()) throw new Error(`Only ${received} of ${COUNT} notifications have arrived.`);
  await watched.quiet();
  await session.detach();
  const [cpu, longTasks] = [(await watched.cpu()) - cpuBefore, (await watched.longTasks()).slice(tasksBefore)];
  return { cpu, longTasks, heap: await watched.heap(), heapBefore };
}

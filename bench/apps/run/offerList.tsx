import type { ComponentType } from 'react';
import { newest, notifications, PREPENDED, type BenchNotification } from './notifications.ts';
import { show } from './root.ts';
import { frame, offer, shows, until } from './step.ts';

export interface ListAppProps {
  items: readonly BenchNotification[];
  isOpen: boolean;
}

const NONE: readonly BenchNotification[] = [];
const added = Array.from({ length: PREPENDED }, (_, at) => newest(at + 1));
const stages = added.map((_, at) => [...added.slice(0, at + 1).toReversed(), ...notifications]);

/** Steps of every list: it opens empty, gets its notifications, then one more at the top in each frame. */
export function offerList(App: ComponentType<ListAppProps>): void {
  show(<App items={NONE} isOpen={false} />);
  offer({
    open: () => {
      show(<App items={NONE} isOpen />);
    },
    mount: () => {
      show(<App items={notifications} isOpen />);
      return until(() => shows(notifications[0]!.title));
    },
    prepend: async () => {
      for (const items of stages) {
        show(<App items={items} isOpen />);
        await frame();
      }
      await until(() => shows(newest(PREPENDED).title));
    },
  });
}

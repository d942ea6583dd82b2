import type { ComponentType } from 'react';
import { newest, news, PREPENDED, type News } from './news.ts';
import { show } from './root.ts';
import { frame, offer, shows, until } from './step.ts';

export interface ListAppProps {
  items: readonly News[];
  isOpen: boolean;
}

const NONE: readonly News[] = [];
const added = Array.from({ length: PREPENDED }, (_, at) => newest(at + 1));
const stages = added.map((_, at) => [...added.slice(0, at + 1).toReversed(), ...news]);

/** Steps of every list: it opens empty, news arrive, and further ones come on top, one a frame. */
export function offerList(App: ComponentType<ListAppProps>): void {
  show(<App items={NONE} isOpen={false} />);
  offer({
    open: () => {
      show(<App items={NONE} isOpen />);
    },
    mount: () => {
      show(<App items={news} isOpen />);
      return until(() => shows(news[0]!.title));
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

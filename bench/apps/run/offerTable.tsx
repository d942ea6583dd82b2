import type { ComponentType } from 'react';
import { firstRow, SEARCH } from './goods.ts';
import { show } from './root.ts';
import { offer, scroll, shows, until } from './step.ts';

export interface TableAppProps {
  /** By name, downwards. */
  isSorted: boolean;
  /** In the name; empty for all. */
  search: string;
}

/** Steps of a table that gets its order and filter as props. */
export function offerTable(App: ComponentType<TableAppProps>): void {
  offer({
    mount: () => {
      show(<App isSorted={false} search="" />);
      return until(() => shows(firstRow.mounted));
    },
    scroll,
    sort: () => {
      show(<App isSorted search="" />);
      return until(() => shows(firstRow.sorted));
    },
    filter: () => {
      show(<App isSorted search={SEARCH} />);
      return until(() => shows(firstRow.filtered));
    },
  });
}

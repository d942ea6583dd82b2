import type { KeptCode } from './keptLists.ts';
import { type KeptList, readKeptList } from './readKeptList.ts';
import { withoutPeople } from './withoutPeople.ts';

/** The code that writes and checks a kept list of lines; not part of the first load of a page. */
export const keptListCode: KeptCode<KeptList> = {
  read: readKeptList,
  withoutPeople: (list) => ({ ...list, lines: list.lines.map(withoutPeople) }),
};

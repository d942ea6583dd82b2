import { readKeptList } from './readKeptList.ts';
import { withoutPeople } from './withoutPeople.ts';

/** The code that writes and checks a kept list; not part of the first load of a page. */
export const keptListCode = { readKeptList, withoutPeople };

export type KeptListCode = typeof keptListCode;

import { subscribeKey } from 'valtio/utils';
import { type KeptCode, createKeptLists } from '../shared/kept/keptLists.ts';
import { openKeptStorage } from '../shared/kept/keptStorage.ts';
import type { AppBase } from './appBase.ts';

/** Keeps lists on this device, for a reload without network. A sign-out removes the lists [S-09]. */
export function openKept<List>({ auth, environment }: AppBase, loadCode: () => Promise<KeptCode<List>>) {
  const { after, log } = environment;
  const storage = openKeptStorage();
  const personId = () => (auth.status === 'signedIn' ? (auth.user?.user_id ?? '') : '');
  const lists = createKeptLists({ storage, loadCode, personId, after, log });
  subscribeKey(auth, 'status', (status) => status === 'leaving' && lists.clear());
  return lists;
}

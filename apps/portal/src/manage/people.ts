import { type Api, PAGE_SIZE_MAX, type StaffDetail, type StaffMember } from '@instore/api';
import { proxy, ref } from 'valtio';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { PagedList } from '../shared/lists/pagedList.ts';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import { createResource } from '../shared/reads/resource.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import type { PeopleSearch } from './peopleSearch.ts';
import { createPersonWrites } from './personWrites.ts';

/** People per page. */
const PAGE_SIZE = 50;

/** State of the people of the user's locations [P-01]. */
export interface People extends PagedState<StaffMember> {
  search: Omit<PeopleSearch, 'person'>;
  hereNow: number;
  /** The roles that the user may give. */
  mayGive: string[];
}

interface PeoplePage {
  content: StaffMember[];
  totalElements: number;
  hereNow: number;
  mayGive: string[];
}

/** The people of the user's locations: state and actions. */
export function createPeople({
  api,
  toasts,
  say,
}: {
  api: Pick<Api, 'store' | 'storefront' | 'userauth'>;
  toasts: Toasts;
  say: SayText;
}) {
  const state = proxy<People>({ ...emptyPages(), search: {}, hereNow: 0, mayGive: [] });
  const person = createResource<StaffDetail, [{ id: string }]>({ read: (asked) => api.store.getPerson(asked) });
  const list = createList(api, state);
  const { state: editing, ...writes } = createPersonWrites({
    api,
    toasts,
    say,
    person,
    onStored: (stored) => void list.put(stored),
    onRemoved: (id) => list.remove(id),
    onAdded: () => void list.refresh(),
  });
  let opened: string | undefined;
  return {
    state,
    person,
    editing,
    ...writes,
    /** Reads the people of the address; others than before start an empty list. */
    async load(search: People['search'] = state.search): Promise<void> {
      if (list.open(JSON.stringify(search))) state.search = search;
      await list.refresh();
    },
    loadMore: () => list.more(),
    /** Opens a person, or none. What was not saved of another one is lost. */
    async open(id: string | undefined): Promise<void> {
      if (id === opened) return;
      opened = id;
      writes.reset();
      if (id === undefined) person.clear();
      else await person.load({ id });
    },
    /** Reads again when an admin has changed something, or a person has changed a PIN. */
    async readChanges({ all, settings = [] }: Changes): Promise<void> {
      if (!all && !settings.includes('people')) return;
      await Promise.all([list.refresh(), opened === undefined ? undefined : person.poll({ id: opened })]);
    },
  };
}

const createList = (api: Pick<Api, 'store'>, state: People) =>
  new PagedList<StaffMember, StaffMember, PeoplePage>(state, {
    pageSize: PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read({ page, size }) {
      const { search, location, role, pin } = state.search;
      const hasPin = pin === undefined ? undefined : pin === 'set';
      return api.store.getPeople({ search, locationId: location, role, hasPin, page, size });
    },
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ id }) => id,
    rowOf: (member, shown) => unchanged(shown, ref(member)),
    onAnswer: ({ hereNow, mayGive }) => Object.assign(state, { hereNow, mayGive: unchanged(state.mayGive, mayGive) }),
  });

export type PeopleStore = ReturnType<typeof createPeople>;

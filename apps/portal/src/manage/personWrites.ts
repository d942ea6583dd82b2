import type { Api, Failure, StaffDetail, StaffMember } from '@instore/api';
import { proxy, ref } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { createResource, type ResourceStore } from '../shared/reads/resource.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';

/** What an admin has changed of a person, and not saved. */
export interface AccessDraft {
  role: string;
  locationIds: string[];
}

/** What the panel of a person shows besides the person. */
export interface Editing {
  /** Changes that are not saved; undefined for none. */
  draft: AccessDraft | undefined;
  /** Why the last write was refused. */
  error: string | undefined;
  /** The same by field, as the form of a new person shows it. */
  errors: readonly { field: string; message: string }[];
  isPending: boolean;
  /** The code of a badge that was issued; it is shown once. */
  badge: string | undefined;
}

/** A new person, as an admin types it. */
export interface NewPerson extends AccessDraft {
  objectId: string;
  name: string;
  email: string;
}

interface Parts {
  api: Pick<Api, 'store' | 'storefront' | 'userauth'>;
  toasts: Toasts;
  say: SayText;
  person: ResourceStore<StaffDetail>;
  onStored: (stored: StaffMember) => void;
  onRemoved: (id: string) => void;
  onAdded: () => void;
}

const NOTHING: Editing = { draft: undefined, error: undefined, errors: [], isPending: false, badge: undefined };

const isSame = (draft: AccessDraft, { role, locations }: StaffMember): boolean =>
  draft.role === role && draft.locationIds.join() === locations.map(({ id }) => id).join();

/** Writes about a person: role and locations, removal, PINs and badge. */
export function createPersonWrites(parts: Parts) {
  const { api, toasts, say, person, onRemoved, onAdded } = parts;
  const state = proxy<Editing>({ ...NOTHING });
  const writes = new Writes();
  const colleagues = createResource({
    read: (locationId: string) => api.storefront.getColleagues({ locationId }),
  });
  const refuse = (failure: Failure): void => {
    state.error = failure.message ?? SOMETHING_WRONG;
    state.errors = ref(failure.problem?.errors ?? []);
    // Another admin was first: the panel shows what is stored now.
    if (failure.kind === 'conflict') void person.retry();
  };
  return {
    state,
    /** The associates to whom open lines can go. */
    colleagues,
    ...createSaving(parts, state, writes, refuse),
    ...createKeys(parts, state, writes),
    /** Forgets what is not saved. */
    reset: () => void Object.assign(state, NOTHING),
    /** Adds a person. Resolves to the id; undefined if it was refused. */
    async add(wanted: NewPerson): Promise<string | undefined> {
      Object.assign(state, { error: undefined, errors: [] });
      const answer = await writes.sendPending(state, `add ${wanted.objectId}`, (key) =>
        api.store.addPerson(wanted, { key }),
      );
      if (answer?.ok === false) refuse(answer);
      if (!answer?.ok) return undefined;
      toasts.positive(say('{name} has access', { name: answer.data.name }));
      onAdded();
      return answer.data.id;
    },
    /** Removes the access of the open person. Resolves to true if it was done. */
    async remove(linesTo: string | undefined): Promise<boolean> {
      const shown = person.state.value;
      if (!shown) return false;
      const { id, name, version: basedOn } = shown;
      const answer = await writes.sendPending(state, `remove ${id}`, (key) =>
        api.store.removePerson({ id, body: { basedOn, linesTo } }, { key }),
      );
      if (answer?.ok === false) {
        refuse(answer);
        showFailure(toasts, answer.message);
      }
      if (!answer?.ok) return false;
      onRemoved(id);
      toasts.positive(say('{name} has no access any more', { name }));
      return true;
    },
  };
}

/** Edits role and locations, and saves them. */
function createSaving(
  { api, toasts, say, person, onStored }: Parts,
  state: Editing,
  writes: Writes,
  refuse: (failure: Failure) => void,
) {
  return {
    /** Changes a part of the draft. */
    edit(part: Partial<AccessDraft>): void {
      const shown = person.state.value;
      if (!shown) return;
      const now = state.draft ?? { role: shown.role, locationIds: shown.locations.map(({ id }) => id) };
      const draft = { ...now, ...part };
      state.draft = isSame(draft, shown) ? undefined : draft;
      state.error = undefined;
    },
    /** Saves the draft. What another admin has changed meanwhile is shown first. */
    async save(): Promise<void> {
      const shown = person.state.value;
      if (!shown || !state.draft) return;
      const { id, version: basedOn } = shown;
      const body = { role: state.draft.role, locationIds: [...state.draft.locationIds], basedOn };
      state.error = undefined;
      const answer = await writes.sendPending(state, `change ${id} ${JSON.stringify(body)}`, (key) =>
        api.store.changePerson({ id, body }, { key }),
      );
      if (answer?.ok === false) return refuse(answer);
      if (!answer) return undefined;
      state.draft = undefined;
      onStored(answer.data);
      toasts.positive(say('Saved'));
      return person.retry();
    },
  };
}

/** PINs and badge of the open person. */
function createKeys({ api, toasts, say, person, onStored }: Parts, state: Editing, writes: Writes) {
  const shown = () => person.state.value;
  return {
    /** Removes the PINs from all tablets. */
    async resetPins(): Promise<void> {
      const id = shown()?.id;
      if (id === undefined) return;
      const answer = await writes.sendPending(state, `reset ${id}`, () => api.store.resetPins({ id }));
      if (answer?.ok === false) showFailure(toasts, answer.message);
      if (!answer?.ok) return;
      onStored(answer.data);
      toasts.positive(say('The PIN is removed'));
      await person.retry();
    },
    /** Issues a badge; its code is shown once. */
    async issueBadge(): Promise<void> {
      const id = shown()?.id;
      if (id === undefined) return;
      const answer = await writes.sendPending(state, `badge ${id}`, () => api.userauth.issueBadge({ id }));
      if (answer?.ok === false) showFailure(toasts, answer.message);
      if (answer?.ok) state.badge = answer.data.code;
      await person.retry();
    },
    /** Revokes the badge. */
    async revokeBadge(): Promise<void> {
      const id = shown()?.id;
      if (id === undefined) return;
      const answer = await writes.sendPending(state, `no badge ${id}`, () => api.userauth.revokeBadge({ id }));
      if (answer?.ok === false) showFailure(toasts, answer.message);
      if (answer?.ok) Object.assign(state, { badge: undefined });
      await person.retry();
    },
  };
}

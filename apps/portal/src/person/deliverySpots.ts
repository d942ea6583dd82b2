import type { Api } from '@instore/api';
import { proxy } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { createResource } from '../shared/reads/resource.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';

/** How often a change is tried: each further time, another admin has changed the spots in between. */
const TRIES = 3;

/** Gives the new list; undefined if the spot is no longer in it. */
type Edit = (names: string[]) => string[] | undefined;

/**
 * Stores an edit of the spots as they are now. The whole list is stored, so a change of another admin since the read is
 * refused, and the edit is made again on what that admin stored.
 *
 * @param onStored is called with the stored spots
 * @returns why nothing was stored, or nothing
 */
function createStoring({ api, say }: { api: Pick<Api, 'storefront'>; say: SayText }) {
  const writes = new Writes();
  return async function store(
    locationId: string,
    edit: Edit,
    onStored: (names: string[]) => void,
    tries = TRIES,
  ): Promise<string | undefined> {
    const read = await api.storefront.getDeliverySpots({ locationId });
    if (!read.ok) return read.message ?? SOMETHING_WRONG;
    const spots = edit(read.data);
    if (!spots) {
      onStored(read.data);
      return say('This spot has been removed or renamed meanwhile.');
    }
    const body = { locationId, spots, basedOn: read.data };
    const answer = await writes.send(JSON.stringify(body), (key) => api.storefront.setDeliverySpots(body, { key }));
    if (answer?.ok) onStored(answer.data);
    if (answer?.ok !== false) return undefined;
    const isRetried = answer.kind === 'conflict' && tries > 1;
    return isRetried ? store(locationId, edit, onStored, tries - 1) : (answer.message ?? SOMETHING_WRONG);
  };
}

/** The delivery spots of the location in use [K-12]: state and actions. */
export function createDeliverySpots({
  api,
  toasts,
  say,
  locationId,
}: {
  api: Pick<Api, 'storefront'>;
  toasts: Toasts;
  say: SayText;
  locationId: () => string;
}) {
  /** `isPending`: a write is in flight. */
  const state = proxy({ isPending: false });
  /** In the order in which associates see them. */
  const names = createResource({ read: () => api.storefront.getDeliverySpots({ locationId: locationId() }) });
  const writes = new Writes();
  const store = createStoring({ api, say });

  /** Changes the spots; a change during another is made after it. Returns why nothing was stored, or nothing. */
  const change = (intent: string, edit: Edit): Promise<string | undefined> => {
    const place = locationId();
    const show = (stored: string[]) => {
      if (place === locationId()) names.show(stored);
    };
    return writes.inOrder('delivery spots', `${intent} at ${place}`, () => store(place, edit, show), state);
  };
  const changeOrSay = async (intent: string, edit: Edit): Promise<void> => {
    const refusal = await change(intent, edit);
    if (refusal !== undefined) showFailure(toasts, refusal);
  };
  return {
    state,
    names,
    /** Adds a spot at the end. Returns why it was refused, or nothing. */
    add: (name: string) => change(`add ${name}`, (all) => [...all, name]),
    /** Renames a spot. Lines keep the old name. Returns why it was refused, or nothing. */
    rename: (from: string, to: string) =>
      change(`rename ${from} to ${to}`, (all) => (all.includes(from) ? all.with(all.indexOf(from), to) : undefined)),
    /** Moves a spot to a place, from 0. */
    move: (name: string, place: number) =>
      changeOrSay(`move ${name} to ${place}`, (all) => {
        const others = all.filter((one) => one !== name);
        return others.length === all.length ? undefined : others.toSpliced(place, 0, name);
      }),
    /** Removes a spot. Lines keep its name. */
    remove: (name: string) => changeOrSay(`remove ${name}`, (all) => all.filter((one) => one !== name)),
  };
}

export type DeliverySpotsStore = ReturnType<typeof createDeliverySpots>;

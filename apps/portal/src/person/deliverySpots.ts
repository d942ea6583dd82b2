import type { Api } from '@instore/api';
import { proxy } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { bindActions } from '../shared/bindActions.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';

/** State about the delivery spots of the location in use [K-12]. */
export interface DeliverySpots {
  /** In the order in which associates see them. */
  names: string[];
  isKnown: boolean;
  isLoading: boolean;
  /** A write is in flight. */
  isPending: boolean;
  /** Why they could not be read. */
  error: string | undefined;
}

export interface DeliverySpotsDependencies {
  api: Pick<Api, 'storefront'>;
  toasts: Toasts;
  say: SayText;
  locationId: () => string;
}

interface Context {
  readonly state: DeliverySpots;
  readonly deps: DeliverySpotsDependencies;
  readonly writes: Writes;
  /** Changes with each read, change and location: the answer of an earlier read is dropped. */
  turn: number;
}

/** Shows the spots as they are stored. A read that is under way is older. */
function show(context: Context, names: string[]): void {
  context.turn += 1;
  Object.assign(context.state, { names, isKnown: true, isLoading: false, error: undefined });
}

/** Reads the spots. */
async function load(context: Context): Promise<void> {
  const { state, deps } = context;
  context.turn += 1;
  const { turn } = context;
  state.isLoading = true;
  const answer = await deps.api.storefront.getDeliverySpots({ locationId: deps.locationId() });
  if (turn !== context.turn) return;
  if (answer.ok) show(context, answer.data);
  else Object.assign(state, { isLoading: false, error: answer.message ?? SOMETHING_WRONG });
}

/** Empties the list: the location has changed. */
function reset(context: Context): void {
  context.turn += 1;
  Object.assign(context.state, { names: [], isKnown: false, isLoading: false, error: undefined });
}

/** How often a change is tried: each further time, another admin has changed the spots in between. */
const TRIES = 3;

/** Gives the new list; undefined if the spot is no longer in it. */
type Edit = (names: string[]) => string[] | undefined;

/**
 * Changes the spots as they are stored now; a change during another is made after it. The whole list is stored, so a
 * change of another admin since the read is refused, and the edit is made again on what that admin stored.
 *
 * @param intent names the change
 * @returns why nothing was stored, or nothing
 */
async function change(context: Context, intent: string, edit: Edit) {
  const locationId = context.deps.locationId();
  const tryIt = () => tryChange(context, locationId, edit, TRIES);
  return context.writes.inOrder('delivery spots', `${intent} at ${locationId}`, tryIt, context.state);
}

async function tryChange(context: Context, locationId: string, edit: Edit, tries: number): Promise<string | undefined> {
  const { deps, writes } = context;
  const read = await deps.api.storefront.getDeliverySpots({ locationId });
  if (!read.ok) return read.message ?? SOMETHING_WRONG;
  const showStored = (names: string[]) => {
    if (locationId === deps.locationId()) show(context, names);
  };
  const spots = edit(read.data);
  if (!spots) {
    showStored(read.data);
    return deps.say('This spot has been removed or renamed meanwhile.');
  }
  const body = { locationId, spots, basedOn: read.data };
  const answer = await writes.send(JSON.stringify(body), (key) => deps.api.storefront.setDeliverySpots(body, { key }));
  if (answer?.ok) showStored(answer.data);
  if (answer?.ok !== false) return undefined;
  return answer.kind === 'conflict' && tries > 1
    ? tryChange(context, locationId, edit, tries - 1)
    : (answer.message ?? SOMETHING_WRONG);
}

/** Adds a spot at the end. Returns why it was refused, or nothing. */
function add(context: Context, name: string): Promise<string | undefined> {
  return change(context, `add ${name}`, (names) => [...names, name]);
}

/** Renames a spot. Lines keep the old name. Returns why it was refused, or nothing. */
function rename(context: Context, from: string, to: string): Promise<string | undefined> {
  return change(context, `rename ${from} to ${to}`, (names) => {
    const at = names.indexOf(from);
    return at === -1 ? undefined : names.with(at, to);
  });
}

/** Moves a spot to a place, from 0. */
async function move(context: Context, name: string, place: number): Promise<void> {
  const refusal = await change(context, `move ${name} to ${place}`, (names) => {
    const others = names.filter((one) => one !== name);
    return others.length === names.length ? undefined : others.toSpliced(place, 0, name);
  });
  if (refusal !== undefined) showFailure(context.deps.toasts, refusal);
}

/** Removes a spot. Lines keep its name. */
async function remove(context: Context, name: string): Promise<void> {
  const refusal = await change(context, `remove ${name}`, (names) => names.filter((one) => one !== name));
  if (refusal !== undefined) showFailure(context.deps.toasts, refusal);
}

/** The delivery spots of the location in use: state and actions. */
export function createDeliverySpots(deps: DeliverySpotsDependencies) {
  const state = proxy<DeliverySpots>({
    names: [],
    isKnown: false,
    isLoading: false,
    isPending: false,
    error: undefined,
  });
  const context: Context = { state, deps, writes: new Writes(), turn: 0 };
  return { state, ...bindActions(context, { load, reset, add, rename, move, remove }) };
}

export type DeliverySpotsStore = ReturnType<typeof createDeliverySpots>;

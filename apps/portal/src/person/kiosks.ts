import type { Api, Device, Result } from '@instore/api';
import { proxy } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import type { Clock } from '../session/clockAndLog.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { bindActions } from '../shared/bindActions.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';

/** A code with which a new kiosk is paired. */
export interface PairingCode {
  /** The name that the kiosk gets. */
  name: string;
  /** Eight digits. */
  code: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** State about the kiosks of the location in use [C-09]. */
export interface Kiosks {
  /** By name. */
  devices: Device[];
  isKnown: boolean;
  isLoading: boolean;
  /** Why they could not be read. */
  error: string | undefined;
  /** The code that was made last, until its kiosk is paired, it expires, or it is closed. */
  code: PairingCode | undefined;
  /** A write is in flight. */
  isPending: boolean;
}

export interface KiosksDependencies {
  api: Pick<Api, 'kiosk'>;
  toasts: Toasts;
  say: SayText;
  clock: Pick<Clock, 'now'>;
  locationId: () => string;
}

interface Context {
  readonly state: Kiosks;
  readonly deps: KiosksDependencies;
  readonly writes: Writes;
  /** Changes with each read and each change of the location: the answer of an earlier read is dropped. */
  turn: number;
}

/** Shows the kiosks that were read. The code is closed once a kiosk of its name has appeared. */
function show({ state, deps }: Context, devices: Device[]): void {
  const known = new Set(state.devices.map(({ deviceId }) => deviceId));
  const { code } = state;
  const paired = code && devices.some(({ deviceId, name }) => !known.has(deviceId) && name === code.name);
  if (state.isKnown && paired) {
    deps.toasts.positive(deps.say('{name} is paired', { name: code.name }));
    state.code = undefined;
  }
  Object.assign(state, { devices, isKnown: true, error: undefined });
}

/** Reads the kiosks; undefined if another read or location came meanwhile. */
async function read(context: Context): Promise<Result<Device[]> | undefined> {
  const turn = ++context.turn;
  const answer = await context.deps.api.kiosk.getDevices({ locationId: context.deps.locationId() });
  if (turn !== context.turn) return undefined;
  return answer.ok ? { ...answer, data: answer.data.filter(({ kind }) => kind === 'kiosk') } : answer;
}

/** Reads the kiosks of the location in use. */
async function load(context: Context): Promise<void> {
  const { state } = context;
  state.isLoading = true;
  const answer = await read(context);
  if (!answer) return;
  state.isLoading = false;
  if (answer.ok) show(context, answer.data);
  else state.error = answer.message ?? SOMETHING_WRONG;
}

/** Checks whether the kiosk of the code is paired, and closes an expired code. A failure is not shown. */
async function lookForPaired(context: Context): Promise<void> {
  const { state, deps } = context;
  if (state.code && Date.parse(state.code.expiresAt) <= deps.clock.now()) {
    deps.toasts.caution(deps.say('The code of {name} has expired', { name: state.code.name }));
    state.code = undefined;
    return;
  }
  const answer = await read(context);
  if (answer?.ok) show(context, answer.data);
}

/** Empties the list: the location has changed. */
function reset(context: Context): void {
  context.turn += 1;
  Object.assign(context.state, { devices: [], isKnown: false, isLoading: false, error: undefined, code: undefined });
}

/**
 * Sends a write after the one before it; a double press is one write.
 *
 * @param onDone shows the stored data; it is not called if the location has changed during the write
 * @returns why it was refused, or nothing
 */
async function write<Data>(
  { state, deps, writes }: Context,
  intent: string,
  call: (key: string) => Promise<Result<Data>>,
  onDone: (data: Data) => unknown,
): Promise<string | undefined> {
  const locationId = deps.locationId();
  const change = `${intent} ${locationId}`;
  const send = async () => {
    const answer = await writes.send(change, call);
    if (!answer || locationId !== deps.locationId()) return undefined;
    if (!answer.ok) return answer.message ?? SOMETHING_WRONG;
    await onDone(answer.data);
    return undefined;
  };
  return writes.inOrder('kiosks', change, send, state);
}

/** Makes a code for a new kiosk. Returns why it was refused, or nothing. */
function createCode(context: Context, name: string): Promise<string | undefined> {
  const { state, deps } = context;
  const body = { locationId: deps.locationId(), name };
  const call = (key: string) => deps.api.kiosk.createPairingCode(body, { key });
  return write(context, `code ${name}`, call, (data) => (state.code = { name, ...data }));
}

/** Hides the code. It stays valid until it expires. */
function closeCode({ state }: Context): void {
  state.code = undefined;
}

/** Renames a kiosk; associates see the name with its next request. Returns why it was refused, or nothing. */
function rename(context: Context, deviceId: string, name: string): Promise<string | undefined> {
  const { kiosk } = context.deps.api;
  const call = () => kiosk.renameDevice({ deviceId, body: { name } });
  return write(context, `rename ${deviceId} ${name}`, call, () => load(context));
}

/** Shuts a kiosk out. It stops at once, and can be paired again with a new code. */
async function revoke(context: Context, deviceId: string): Promise<void> {
  const { deps } = context;
  const name = context.state.devices.find((device) => device.deviceId === deviceId)?.name ?? '';
  const call = () => deps.api.kiosk.removeDevice({ deviceId });
  const refusal = await write(context, `revoke ${deviceId}`, call, () => {
    deps.toasts.positive(deps.say('{name} is shut out', { name }));
    return load(context);
  });
  if (refusal === undefined) return;
  showFailure(deps.toasts, refusal);
  await load(context);
}

/** The kiosks of the location in use: state and actions. */
export function createKiosks(deps: KiosksDependencies) {
  const state = proxy<Kiosks>({
    devices: [],
    isKnown: false,
    isLoading: false,
    error: undefined,
    code: undefined,
    isPending: false,
  });
  const context: Context = { state, deps, writes: new Writes(), turn: 0 };
  return { state, ...bindActions(context, { load, lookForPaired, reset, createCode, closeCode, rename, revoke }) };
}

export type KiosksStore = ReturnType<typeof createKiosks>;

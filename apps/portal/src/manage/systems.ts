import type {
  Api,
  ApiKey,
  Failure,
  KeyOperation,
  Result,
  WebhookDelivery,
  WebhookDeliveryState,
  WebhookEndpoint,
} from '@instore/api';
import { proxy, ref } from 'valtio';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { createResource } from '../shared/reads/resource.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';

/** How often the deliveries of an open endpoint are read again, ms: no event tells of each. */
const DELIVERIES_EVERY_MS = 5_000;

/** What the page shows besides what it reads [O-10]. */
export interface ManagingSystems {
  isPending: boolean;
  /** Why the last write was refused. */
  error: string | undefined;
  /** The same by field, as a form shows it. */
  errors: readonly { field: string; message: string }[];
  /** A key, or the secret of an endpoint, that was made: it is shown until the panel is closed, and never again. */
  secret: { id: string; value: string } | undefined;
}

/** The keys, and what a new one can be made for. */
export interface Keys {
  keys: ApiKey[];
  operations: KeyOperation[];
  roles: string[];
  /** Whether the user may make one for all locations. */
  mayBeForAll: boolean;
}

/** The endpoints, and the types of events. */
export interface Endpoints {
  endpoints: WebhookEndpoint[];
  types: string[];
  /** Whether the user may add one for all locations. */
  mayBeForAll: boolean;
}

/** A key as an admin makes it. No location: all. */
export interface KeyDraft {
  id: string;
  name: string;
  role: string;
  operations: string[];
  locationIds: string[];
  days: number;
}

/** An endpoint as an admin adds it. No type, no location: all. */
export interface EndpointDraft {
  id: string;
  url: string;
  types: string[];
  locationIds: string[];
}

interface AskedDeliveries {
  systemId: string;
  state?: WebhookDeliveryState | undefined;
}

interface Parts {
  api: Pick<Api, 'store'>;
  toasts: Toasts;
  say: SayText;
  after: (ms: number, run: () => void) => () => void;
}

const NOTHING: ManagingSystems = { isPending: false, error: undefined, errors: [], secret: undefined };

/** API keys and endpoints of webhooks: state and actions [O-10]. */
export function createSystems(parts: Parts) {
  const { api, after } = parts;
  const state = proxy<ManagingSystems>({ ...NOTHING });
  const keys = createResource<Keys, []>({ read: () => api.store.getApiKeys() });
  const endpoints = createResource<Endpoints, []>({ read: () => api.store.getWebhookEndpoints() });
  const deliveries = createResource<WebhookDelivery[], [AskedDeliveries]>({
    read: (asked) => api.store.getWebhookDeliveries(asked),
  });
  const log = followDeliveries(deliveries, after);
  const readAll = () => Promise.all([keys.poll(), endpoints.poll(), log.poll()]);
  const send = createSending(state, readAll);
  let panel = '';
  const closePanel = () => void Object.assign(state, { ...NOTHING, isPending: state.isPending });
  return {
    state,
    keys,
    endpoints,
    deliveries,
    ...createKeyWrites(parts, state, send),
    ...createEndpointWrites(parts, state, send),
    /** Reads keys and endpoints. */
    load: () => Promise.all([keys.load(), endpoints.load()]),
    /** Shows the deliveries to an endpoint, and reads them again while it is open; undefined closes it. */
    openDeliveries: log.open,
    /** Forgets what another panel showed: a refusal, and a secret. */
    openPanel(name: string): void {
      if (name !== panel) closePanel();
      panel = name;
    },
    /** Forgets what a panel showed. */
    closePanel,
    /** Reads again when a key or an endpoint has changed. */
    async readChanges({ all, settings = [] }: Changes): Promise<void> {
      if (all || settings.includes('systems')) await readAll();
    },
  };
}

type Send = ReturnType<typeof createSending>;

/** Sends a write of the page, and keeps its refusal. The answer is undefined if it was not done. */
function createSending(state: ManagingSystems, readAll: () => Promise<unknown>) {
  const writes = new Writes();
  const refuse = (failure: Failure): void => {
    state.error = failure.message ?? SOMETHING_WRONG;
    state.errors = ref(failure.problem?.errors ?? []);
  };
  return async <Data>(intent: string, call: (key: string) => Promise<Result<Data>>): Promise<Data | undefined> => {
    Object.assign(state, { error: undefined, errors: [] });
    const answer = await writes.sendPending(state, intent, call);
    if (answer?.ok === false) refuse(answer);
    // Another admin may have been first: the page shows what is stored now.
    if (answer !== undefined) await readAll();
    return answer?.ok ? answer.data : undefined;
  };
}

function createKeyWrites({ api, toasts, say }: Parts, state: ManagingSystems, send: Send) {
  return {
    /** Makes a key, whose value is shown once. Resolves to its id; undefined if it was refused. */
    async addKey({ locationIds, ...draft }: KeyDraft): Promise<string | undefined> {
      const body = { ...draft, locationIds: locationIds.length > 0 ? locationIds : undefined };
      const made = await send(`add key ${JSON.stringify(body)}`, (key) => api.store.addApiKey(body, { key }));
      if (made === undefined) return undefined;
      state.secret = { id: made.apiKey.id, value: made.key };
      return made.apiKey.id;
    },
    /** Revokes a key. */
    async revokeKey({ id: systemId, name }: ApiKey): Promise<void> {
      const done = await send(`revoke ${systemId}`, (key) => api.store.revokeApiKey({ systemId }, { key }));
      if (done) toasts.positive(say('The key of {name} is revoked', { name }));
      else showFailure(toasts, state.error);
    },
  };
}

function createEndpointWrites({ api, toasts, say }: Parts, state: ManagingSystems, send: Send) {
  /** Pauses an endpoint or types of its events, or lets it go on. */
  const change = async (
    { id: systemId, version: basedOn }: WebhookEndpoint,
    pauses: { isPaused: boolean; pausedTypes: string[] },
  ): Promise<boolean> => {
    const body = { ...pauses, basedOn };
    const done = await send(`change ${systemId} ${JSON.stringify(body)}`, (key) =>
      api.store.changeWebhookEndpoint({ systemId, body }, { key }),
    );
    if (done === undefined) showFailure(toasts, state.error);
    return done !== undefined;
  };
  return {
    /** Adds an endpoint, whose secret is shown once. Resolves to its id; undefined if it was refused. */
    async addEndpoint({ types, locationIds, ...draft }: EndpointDraft): Promise<string | undefined> {
      const body = {
        ...draft,
        types: types.length > 0 ? types : undefined,
        locationIds: locationIds.length > 0 ? locationIds : undefined,
      };
      const made = await send(`add endpoint ${JSON.stringify(body)}`, (key) =>
        api.store.addWebhookEndpoint(body, { key }),
      );
      if (made === undefined) return undefined;
      state.secret = { id: made.endpoint.id, value: made.secret };
      return made.endpoint.id;
    },
    /** Pauses an endpoint, or lets it go on with what waits. */
    async pause(endpoint: WebhookEndpoint, isPaused: boolean): Promise<void> {
      const isDone = await change(endpoint, { isPaused, pausedTypes: endpoint.pausedTypes });
      if (isDone) toasts.positive(say(isPaused ? '{id} is paused' : '{id} goes on', { id: endpoint.id }));
    },
    /** Pauses a type of events of an endpoint, or lets it go on. */
    async pauseType(endpoint: WebhookEndpoint, type: string, isPaused: boolean): Promise<void> {
      const others = endpoint.pausedTypes.filter((each) => each !== type);
      const pausedTypes = isPaused ? [...others, type] : others;
      const isDone = await change(endpoint, { isPaused: endpoint.pausedAt !== null, pausedTypes });
      if (isDone) toasts.positive(say(isPaused ? '{id} is paused' : '{id} goes on', { id: type }));
    },
    /** Removes an endpoint with its queue. Resolves to true if it was done. */
    async removeEndpoint({ id: systemId }: WebhookEndpoint): Promise<boolean> {
      const done = await send(`remove ${systemId}`, (key) => api.store.removeWebhookEndpoint({ systemId }, { key }));
      if (done) toasts.positive(say('{id} is removed', { id: systemId }));
      else showFailure(toasts, state.error);
      return done !== undefined;
    },
    /** Sends a delivery again. */
    async resend({ id: systemId }: WebhookEndpoint, { deliveryId }: WebhookDelivery): Promise<void> {
      const done = await send(`resend ${deliveryId}`, (key) =>
        api.store.resendWebhook({ systemId, deliveryId }, { key }),
      );
      if (done) toasts.positive(say('The event is sent again'));
      else showFailure(toasts, state.error);
    },
  };
}

/** Reads the deliveries of an open endpoint again and again. */
function followDeliveries(
  deliveries: ReturnType<typeof createResource<WebhookDelivery[], [AskedDeliveries]>>,
  after: Parts['after'],
) {
  let asked: AskedDeliveries | undefined;
  let cancel: (() => void) | undefined;
  const poll = async (): Promise<void> => {
    if (asked !== undefined) await deliveries.poll(asked);
  };
  const wait = (): void => {
    cancel = after(DELIVERIES_EVERY_MS, () => void poll().finally(() => asked && wait()));
  };
  return {
    poll,
    open(wanted: AskedDeliveries | undefined): void {
      cancel?.();
      asked = wanted;
      if (wanted === undefined) return deliveries.clear();
      void deliveries.load(wanted);
      wait();
    },
  };
}

export type SystemsStore = ReturnType<typeof createSystems>;

import type { Api, Push, PushKind } from '@instore/api';
import { proxy } from 'valtio';
import { createResource } from '../shared/reads/resource.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';
import type { PushBrowser } from './pushBrowser.ts';

/** State of calls on locked and closed devices, besides what the store keeps. */
export interface PushState {
  /** `ask`: the browser has not been asked, or calls are off on this device. */
  here: 'unknown' | 'unsupported' | 'notInstalled' | 'ask' | 'denied' | 'on';
  /** This device, if the person is called on it. */
  deviceId: string | undefined;
  /** A write is in flight, or the browser asks. */
  isPending: boolean;
}

interface Parts {
  api: Pick<Api, 'notification'>;
  toasts: Pick<Toasts, 'caution' | 'critical' | 'positive'>;
  say: SayText;
  browser: PushBrowser;
  /** Keeps the id of this device for the logout; undefined: it is not called any more. */
  keepDevice: (id: string | undefined) => void;
}

/** Calls on locked and closed devices [N-09]: state and actions. */
export function createPush({ api, toasts, say, browser, keepDevice }: Parts) {
  const state = proxy<PushState>({ here: 'unknown', deviceId: undefined, isPending: false });
  const settings = createResource({ read: () => api.notification.getPush() });
  const writes = new Writes();
  async function load(): Promise<void> {
    await settings.load();
    if (!settings.state.value) return;
    Object.assign(state, await look(browser, settings.state.value));
    keepDevice(state.deviceId);
  }
  /** Does one thing at a time, and reads again what it has changed. */
  const change: Change = (work) =>
    writes.whilePending(state, async () => {
      const answer = await work();
      if (answer?.ok === false) showFailure(toasts, answer.message);
      await load();
    });
  const parts = { api, writes, change, value: () => settings.state.value };
  return {
    state,
    settings,
    load,
    ...createDevices({ ...parts, browser, say, toasts }),
    ...createChoices(parts),
  };
}

export type PushStore = ReturnType<typeof createPush>;

/** A write with its answer; undefined if nothing was sent. */
type Change = (work: () => Promise<{ ok: boolean; message?: string | undefined } | undefined>) => Promise<unknown>;

interface WriteParts {
  api: Pick<Api, 'notification'>;
  writes: Writes;
  change: Change;
  /** What the store keeps, once it is read. */
  value: () => Push | undefined;
}

/** Compares the browser with what the store knows of it. */
async function look(browser: PushBrowser, { publicKey, devices }: Push): Promise<Pick<PushState, 'here' | 'deviceId'>> {
  const support = browser.support();
  if (support !== 'yes') return { here: support === 'no' ? 'unsupported' : 'notInstalled', deviceId: undefined };
  if (browser.permission() === 'denied') return { here: 'denied', deviceId: undefined };
  const own = browser.permission() === 'granted' ? await browser.current(publicKey) : undefined;
  const mark = own && (await browser.markOf(own.endpoint));
  const deviceId = devices.find((device) => device.mark === mark)?.id;
  return { here: deviceId === undefined ? 'ask' : 'on', deviceId };
}

/** What a person does about devices. */
function createDevices({ api, writes, change, value, browser, say, toasts }: WriteParts & Omit<Parts, 'keepDevice'>) {
  return {
    /** Lets the browser ask, after a press, and has the store call this device. */
    allow: () =>
      change(async () => {
        const { publicKey } = value() ?? {};
        if (publicKey === undefined || (await browser.ask()) !== 'granted') return undefined;
        const own = await browser.subscribe(publicKey).catch(() => undefined);
        if (own === undefined) {
          return { ok: false, message: say('The push service of this browser cannot be reached. Try again later.') };
        }
        return writes.send(`call on ${own.endpoint}`, (key) =>
          api.notification.addPushDevice({ ...own, name: browser.name }, { key }),
        );
      }),
    /** No longer calls on a device. */
    remove: (pushDeviceId: string) =>
      change(() =>
        writes.send(`remove ${pushDeviceId}`, (key) => api.notification.removePushDevice({ pushDeviceId }, { key })),
      ),
    /** Sends a test message to a device. */
    test: (pushDeviceId: string) =>
      change(async () => {
        const answer = await writes.send(`test ${pushDeviceId}`, (key) =>
          api.notification.testPush({ pushDeviceId }, { key }),
        );
        if (answer?.ok) toasts.positive(say('The test is on its way.'));
        return answer;
      }),
  };
}

/** For what and when a person is called. */
function createChoices({ api, writes, change, value }: WriteParts) {
  const store = (body: Pick<Push, 'kinds' | 'quietFrom' | 'quietTo'>) =>
    change(() => writes.send(`calls ${JSON.stringify(body)}`, (key) => api.notification.setPush(body, { key })));
  return {
    /** Chooses whether the person is called for something. */
    setKind(kind: PushKind, isOn: boolean) {
      const { kinds = [], quietFrom = null, quietTo = null } = value() ?? {};
      const others = kinds.filter((one) => one !== kind);
      return store({ kinds: isOn ? [...others, kind] : others, quietFrom, quietTo });
    },
    /** Chooses the quiet time; null for none. */
    setQuiet: (quiet: { from: string; to: string } | null) =>
      store({ kinds: value()?.kinds ?? [], quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }),
  };
}

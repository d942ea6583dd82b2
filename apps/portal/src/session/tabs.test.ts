import { expect, test } from 'vitest';
import { createTabs } from './tabs.ts';

function tab() {
  const page = new EventTarget() as unknown as Window;
  const channel = new EventTarget() as BroadcastChannel;
  const said: unknown[] = [];
  channel.postMessage = (data) => void said.push(data);
  const tabs = createTabs(page, () => channel);
  let heard = 0;
  const stop = tabs.onLogout(() => (heard += 1));
  const store = (key: string | null, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  return { ...tabs, channel, said, store, stop, heard: () => heard };
}

test('A logout is sent to the other tabs and received from them', { tags: 'S-10' }, () => {
  const { announceLogout, said, channel, heard, stop } = tab();
  announceLogout();
  expect(said).toEqual(['logout']);
  channel.dispatchEvent(new MessageEvent('message', { data: 'anything' }));
  expect(heard()).toBe(0);
  channel.dispatchEvent(new MessageEvent('message', { data: 'logout' }));
  expect(heard()).toBe(1);
  stop();
  channel.dispatchEvent(new MessageEvent('message', { data: 'logout' }));
  expect(heard()).toBe(1);
});

test('A cleared storage counts as a logout; a token renewed in another tab does not', { tags: 'S-10' }, () => {
  const { store, heard, stop } = tab();
  store('jwt-token', null);
  store('jwt-token', 'a.new.one');
  store('theme', null);
  expect(heard()).toBe(0);
  store(null, null);
  expect(heard()).toBe(1);
  stop();
  store(null, null);
  expect(heard()).toBe(1);
});

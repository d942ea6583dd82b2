import { panelBelow } from '../picks/pickerPanel.ts';
import type { App } from './app.ts';

/** How often a busy user is looked at again, ms. */
const CHECK_MS = 15_000;

/** Whether the user has a request cart, an open pick, a pair to put away, or writes that wait on this device. */
function isBusy({ opened }: App): boolean {
  const { cart } = opened.shoesize ?? {};
  const { state } = opened.warehouse?.picks ?? {};
  const waits = (opened.warehouse?.outbox.state.entries.length ?? 0) > 0;
  const isPicking = state !== undefined && (state.chosen !== undefined || panelBelow(state).kind === 'putAway');
  return waits || isPicking || (cart?.state.lines.length ?? 0) > 0;
}

/** Offers a new version of the portal as soon as the user has no work open; the user decides when to load it. */
export function offerNewVersion(app: App, use: () => void): void {
  const { environment, language, toasts } = app;
  const offer = (): void => {
    if (isBusy(app)) return;
    stop();
    const action = { label: language.say('Load it'), onPress: use };
    toasts.info(language.say('A new version is ready.'), { action });
  };
  const stop = environment.clock.every(CHECK_MS, offer);
  offer();
}

import { mayHaveHappened, sendOnce, type Result, type TryoutProgress } from '@instore/api';
import { locationIdOf, type Kiosk } from './kioskState.ts';
import { closeProgress } from './kiosk.ts';

/** Takes what the store said of a request, then reads the photo and the nearest sizes that it lacks. */
async function take(kiosk: Kiosk, shown: TryoutProgress): Promise<void> {
  const { api, progress, urls } = kiosk;
  Object.assign(progress, { progress: shown, failure: undefined });
  const { tryoutItemId, acceptedBy, isOwn } = shown;
  if (tryoutItemId !== null && acceptedBy?.hasPhoto && progress.photoUrl === undefined && !progress.hasNoPhoto) {
    const photo = await api.kiosk.getTryoutPhoto({ tryoutItemId });
    // Another read may have brought the photo meanwhile: a second address would never be revoked.
    const isShown = progress.tryoutItemId === tryoutItemId;
    if (isShown && !photo.ok) progress.hasNoPhoto = photo.status === 404;
    if (photo.ok && isShown && progress.photoUrl === undefined) progress.photoUrl = urls.createObjectURL(photo.data);
  }
  if (!isOwn) return;
  for (const { state, product } of shown.lines) {
    const { inventoryItemId } = product;
    if (state !== 'unavailable') continue;
    const answer = await api.inventory.getNearestSizes({ inventoryItemId, locationId: locationIdOf(kiosk) });
    if (answer.ok && progress.tryoutItemId === tryoutItemId) progress.nearest[inventoryItemId] = answer.data.sizes;
  }
}

/** Shows the kiosk's own request [C-10]. */
export async function openProgress(kiosk: Kiosk, tryoutItemId: string): Promise<void> {
  kiosk.view.screen = 'progress';
  kiosk.progress.tryoutItemId = tryoutItemId;
  await refreshProgress(kiosk);
}

/** Reads the kiosk's own request that is shown; without one it does nothing. */
export async function refreshProgress(kiosk: Kiosk): Promise<void> {
  const { api, progress, elapsed } = kiosk;
  const { tryoutItemId } = progress;
  if (tryoutItemId === undefined) return;
  const readAt = elapsed();
  const answer = await api.kiosk.getTryoutProgress({ tryoutItemId });
  if (progress.tryoutItemId !== tryoutItemId || readAt < progress.readAt) return;
  progress.readAt = readAt;
  if (answer.ok) await take(kiosk, answer.data);
  else progress.failure = answer;
}

/** Shows a request of the location and day by its number, as a foreign one. Resolves to whether there is one. */
export async function openNumber(kiosk: Kiosk, number: number): Promise<boolean> {
  const { api, loads, view } = kiosk;
  closeProgress(kiosk);
  let found: TryoutProgress | undefined;
  await loads.load('number', api.kiosk.getTryoutByNumber({ number }), (data) => {
    found = data;
    view.screen = 'progress';
  });
  if (!found) return false;
  await take(kiosk, found);
  return true;
}

/** The states of the lines, to compare them. */
const statesOf = (shown: TryoutProgress | undefined) =>
  shown?.lines.map(({ lineId, state }) => `${lineId ?? ''}${state}`).join();

/** Changes the request that is shown, then reads it again; a second press in the meantime does nothing. */
async function change(
  kiosk: Kiosk,
  intent: string,
  call: (tryoutItemId: string, key: string) => Promise<Result<unknown>>,
): Promise<void> {
  const { progress } = kiosk;
  const { progress: shown, isChanging } = progress;
  if (!shown || shown.tryoutItemId === null || isChanging) return;
  const { tryoutItemId } = shown;
  Object.assign(progress, { isChanging: true, hasRefused: false });
  const name = `${intent} of ${tryoutItemId}`;
  const answer = await sendOnce(kiosk.openWrites, name, (key) => call(tryoutItemId, key));
  await refreshProgress(kiosk);
  if (progress.tryoutItemId !== tryoutItemId) return;
  // The answer may be lost although the store has made the change.
  const isMade = answer.ok || (mayHaveHappened(answer) && statesOf(progress.progress) !== statesOf(shown));
  Object.assign(progress, { isChanging: false, hasRefused: !isMade });
}

/** Withdraws the request, or some of its lines [C-14]. */
export const withdraw = (kiosk: Kiosk, lineIds?: string[]): Promise<void> =>
  change(kiosk, `withdraw ${lineIds?.join(' ') ?? 'all'}`, (tryoutItemId, key) =>
    kiosk.api.kiosk.withdrawTryout({ tryoutItemId, body: lineIds ? { lineIds } : {} }, { key }),
  );

/** Takes a nearest size in the place of a line that is not available. */
export const takeOtherSize = (kiosk: Kiosk, lineId: string, inventoryItemId: string): Promise<void> =>
  change(kiosk, `size ${lineId} ${inventoryItemId}`, (_tryoutItemId, key) =>
    kiosk.api.storefront.takeOtherSize({ locationId: locationIdOf(kiosk), lineId, inventoryItemId }, { key }),
  );

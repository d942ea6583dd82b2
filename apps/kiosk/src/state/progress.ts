import { mayHaveHappened, sendOnce, type Result, type TryoutProgress } from '@instore/api';
import type { KioskBase } from './kioskBase.ts';
import type { Screens } from './screens.ts';

type Progressing = KioskBase & Pick<Screens, 'closeProgress'>;

/** Takes what the store said of a request, then reads the photo and the nearest sizes that it lacks. */
async function take({ api, progress, urls, locationId }: KioskBase, shown: TryoutProgress): Promise<void> {
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
    const answer = await api.inventory.getNearestSizes({ inventoryItemId, locationId: locationId() });
    if (answer.ok && progress.tryoutItemId === tryoutItemId) progress.nearest[inventoryItemId] = answer.data.sizes;
  }
}

/** Reads the progress of requests. */
function createProgressReads(progressing: Progressing) {
  const { api, progress, view, loads, elapsed, closeProgress } = progressing;

  /** Reads the kiosk's own request that is shown; without one it does nothing. */
  async function refreshProgress(): Promise<void> {
    const { tryoutItemId } = progress;
    if (tryoutItemId === undefined) return;
    const readAt = elapsed();
    const answer = await api.kiosk.getTryoutProgress({ tryoutItemId });
    if (progress.tryoutItemId !== tryoutItemId || readAt < progress.readAt) return;
    progress.readAt = readAt;
    if (answer.ok) await take(progressing, answer.data);
    else progress.failure = answer;
  }
  return {
    refreshProgress,
    /** Shows the kiosk's own request [C-10]. */
    async openProgress(tryoutItemId: string): Promise<void> {
      view.screen = 'progress';
      progress.tryoutItemId = tryoutItemId;
      await refreshProgress();
    },
    /** Shows a request of the location and day by its number, as a foreign one. Resolves to whether there is one. */
    async openNumber(number: number): Promise<boolean> {
      closeProgress();
      let found: TryoutProgress | undefined;
      await loads.load('number', api.kiosk.getTryoutByNumber({ number }), (data) => {
        found = data;
        view.screen = 'progress';
      });
      if (!found) return false;
      await take(progressing, found);
      return true;
    },
  };
}

/** The states of the lines, to compare them. */
const statesOf = (shown: TryoutProgress | undefined) =>
  shown?.lines.map(({ lineId, state }) => `${lineId ?? ''}${state}`).join();

/** The progress of a request, and what the customer can do about it. */
export function createProgress(progressing: Progressing) {
  const { api, progress, openWrites, locationId } = progressing;
  const reads = createProgressReads(progressing);

  /** Changes the request that is shown, then reads it again; a second press in the meantime does nothing. */
  async function change(
    intent: string,
    call: (tryoutItemId: string, key: string) => Promise<Result<unknown>>,
  ): Promise<void> {
    const { progress: shown, isChanging } = progress;
    if (!shown || shown.tryoutItemId === null || isChanging) return;
    const { tryoutItemId } = shown;
    Object.assign(progress, { isChanging: true, hasRefused: false });
    const answer = await sendOnce(openWrites, `${intent} of ${tryoutItemId}`, (key) => call(tryoutItemId, key));
    await reads.refreshProgress();
    if (progress.tryoutItemId !== tryoutItemId) return;
    // The answer may be lost although the store has made the change.
    const isMade = answer.ok || (mayHaveHappened(answer) && statesOf(progress.progress) !== statesOf(shown));
    Object.assign(progress, { isChanging: false, hasRefused: !isMade });
  }
  return {
    ...reads,
    /** Withdraws the request, or some of its lines [C-14]. */
    withdraw: (lineIds?: string[]): Promise<void> =>
      change(`withdraw ${lineIds?.join(' ') ?? 'all'}`, (tryoutItemId, key) =>
        api.kiosk.withdrawTryout({ tryoutItemId, body: lineIds ? { lineIds } : {} }, { key }),
      ),
    /** Takes a nearest size in the place of a line that is not available. */
    takeOtherSize: (lineId: string, inventoryItemId: string): Promise<void> =>
      change(`size ${lineId} ${inventoryItemId}`, (_tryoutItemId, key) =>
        api.storefront.takeOtherSize({ locationId: locationId(), lineId, inventoryItemId }, { key }),
      ),
  };
}

export type Progress = ReturnType<typeof createProgress>;

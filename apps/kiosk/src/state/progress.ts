import type { Api, Failure, NearestSizes, TryoutProgress } from '@instore/api';
import { proxy } from 'valtio';

/** The progress of one request, and what the customer can do about it. */
export interface ProgressFacts {
  progress: TryoutProgress | undefined;
  /** Address of the associate's photo, an object URL. */
  photoUrl: string | undefined;
  /** Nearest sizes by the variant that is not available. */
  nearest: Record<string, NearestSizes['sizes']>;
  failure: Failure | undefined;
  /** Minutes since it was sent. */
  minutes: number;
}

interface ProgressDependencies {
  api: Api;
  locationId: () => string;
  now: () => number;
  urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
}

/** Progress of the kiosk's own request, or by number of another one of its location [C-10, C-14]. */
export function createProgress({ api, locationId, urls, now }: ProgressDependencies) {
  const facts = proxy<ProgressFacts>({
    progress: undefined,
    photoUrl: undefined,
    nearest: {},
    failure: undefined,
    minutes: 0,
  });

  const show = async (progress: TryoutProgress): Promise<void> => {
    facts.progress = progress;
    facts.failure = undefined;
    facts.minutes = Math.max(0, Math.floor((now() - Date.parse(progress.askedAt)) / 60_000));
    const { tryoutItemId, acceptedBy, isOwn } = progress;
    if (acceptedBy?.hasPhoto && facts.photoUrl === undefined) {
      const photo = await api.kiosk.getTryoutPhoto({ tryoutItemId });
      if (photo.ok && facts.progress?.tryoutItemId === tryoutItemId) facts.photoUrl = urls.createObjectURL(photo.data);
    }
    if (!isOwn) return;
    for (const { state, product } of progress.lines) {
      const { inventoryItemId } = product;
      if (state !== 'unavailable' || facts.nearest[inventoryItemId]) continue;
      const answer = await api.inventory.getNearestSizes({ inventoryItemId, locationId: locationId() });
      if (answer.ok) facts.nearest[inventoryItemId] = answer.data.sizes;
    }
  };
  const close = (): void => {
    if (facts.photoUrl !== undefined) urls.revokeObjectURL(facts.photoUrl);
    Object.assign(facts, { progress: undefined, photoUrl: undefined, nearest: {}, failure: undefined });
  };
  const open = async (tryoutItemId: string): Promise<void> => {
    const answer = await api.kiosk.getTryoutProgress({ tryoutItemId });
    if (answer.ok) await show(answer.data);
    else facts.failure = answer;
  };
  /** Reads the request that is shown again; without one it does nothing. */
  const refresh = async (): Promise<void> => {
    const { progress } = facts;
    if (!progress?.isOwn) return;
    const answer = await api.kiosk.getTryoutProgress({ tryoutItemId: progress.tryoutItemId });
    if (answer.ok && facts.progress?.tryoutItemId === progress.tryoutItemId) await show(answer.data);
  };
  return {
    facts,
    open,
    close,
    refresh,
    /** Reads a request of the location and day by its number. Resolves to whether there is one. */
    async openNumber(number: number): Promise<boolean> {
      close();
      const answer = await api.kiosk.getTryoutByNumber({ number });
      if (answer.ok) await show(answer.data);
      else facts.failure = answer;
      return answer.ok;
    },
    /** Withdraws the request, or some of its lines. */
    async withdraw(lineIds?: string[]): Promise<void> {
      const { progress } = facts;
      if (!progress) return;
      const { tryoutItemId } = progress;
      const answer = await api.kiosk.withdrawTryout({ tryoutItemId, body: lineIds ? { lineIds } : {} });
      if (!answer.ok) facts.failure = answer;
      await refresh();
    },
    /** Takes a nearest size in the place of a line that is not available. */
    async take(lineId: string, inventoryItemId: string): Promise<void> {
      const answer = await api.storefront.takeOtherSize({ locationId: locationId(), lineId, inventoryItemId });
      if (!answer.ok) facts.failure = answer;
      await refresh();
    },
  };
}

export type ProgressState = ReturnType<typeof createProgress>;

import { type Api, DEFAULT_LINE_STATUS, PAGE_SIZE_MAX } from '@instore/api';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { dropLineIds } from './cartLines.ts';
import type { Carts } from './carts.ts';

/** Removes lines that the user does not have any more from the cart. */
export function createCartChanges({
  carts,
  api,
  locationId,
}: {
  carts: Carts;
  api: Pick<Api, 'storefront'>;
  locationId: () => string;
}) {
  /** Removes accepted lines from the cart that is stored under a key. @default the open cart */
  const drop = (lineIds: readonly string[], key = carts.openKey()): void =>
    carts.change(key, (lines) => dropLineIds(lines, lineIds));

  /** The accepted lines in the cart under a key, without those whose placing is not answered yet. */
  const unsentIds = (key: string | undefined): string[] => {
    const { lines, unsure } = carts.latest(key);
    const sentIds = (unsure?.items ?? []).flatMap(({ lineIds = [] }) => lineIds);
    return lines.flatMap(({ lineIds = [] }) => lineIds.filter((id) => !sentIds.includes(id)));
  };

  /** Which of these lines the user has still accepted; undefined if it cannot be read. */
  const readAccepted = async (ids: readonly string[]): Promise<Set<string> | undefined> => {
    const accepted = new Set<string>();
    const place = { locationId: locationId(), status: DEFAULT_LINE_STATUS };
    for (let from = 0; from < ids.length; from += PAGE_SIZE_MAX) {
      const part = ids.slice(from, from + PAGE_SIZE_MAX);
      const answer = await api.storefront.getShoesizeLines({ ...place, ids: part });
      if (!answer.ok) return undefined;
      for (const { lineId } of answer.data.content) accepted.add(lineId);
    }
    return accepted;
  };

  return {
    drop,
    /**
     * Lines of the location have changed. Those that the user does not have any more leave the cart: they were handed to
     * a colleague [Z-09], or cancelled or placed on another device.
     */
    async readChanges({ all, lines }: Changes): Promise<void> {
      const key = carts.openKey();
      const ids = unsentIds(key).filter((id) => all || lines.includes(id));
      if (ids.length === 0) return;
      const accepted = await readAccepted(ids);
      if (accepted === undefined) return;
      // Lines that were sent meanwhile stay.
      const unsent = unsentIds(key);
      const gone = ids.filter((id) => !accepted.has(id) && unsent.includes(id));
      drop(gone, key);
    },
  };
}

import type { CustomerHold } from '@instore/api';
import type { HoldCardPair } from '@instore/ui';
import type { usePictureUrl } from '../../shared/components/usePictureUrl.ts';

/** How long before its end a hold is marked, ms: the store tells of it then. */
export const ENDS_SOON_MS = 10 * 60_000;

interface Pictures {
  pictureUrl: ReturnType<typeof usePictureUrl>;
  /** The photo of the person who holds the pair. */
  photoUrl: string | undefined;
}

/** A hold as its card shows it. */
export function cardOf(hold: CustomerHold, { pictureUrl, photoUrl }: Pictures): HoldCardPair {
  const { size, sizeSystem, colourway, barcode, firstName, bin, ending, endedAt, endedBy, missing } = hold;
  return {
    size,
    sizeSystem,
    name: hold.productName,
    colourway,
    imageUrl: pictureUrl(hold.imageUrl, 320),
    barcode,
    firstName,
    bin,
    by: { name: hold.heldBy.name, photoUrl },
    since: hold.heldAt,
    until: hold.until,
    end: ending === null ? null : { how: ending, at: endedAt ?? hold.until, by: endedBy },
    isMissing: missing,
  };
}

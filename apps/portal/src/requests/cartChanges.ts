import { DEFAULT_LINE_STATUS, PAGE_SIZE_MAX } from '@instore/api';
import { dropLineIds } from './cartLines.ts';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { type Cart, changeCart, latestCart } from './cartState.ts';

/** Removes accepted lines from the cart that is stored under a key. @default the open cart */
export function drop(cart: Cart, lineIds: readonly string[], key = cart.openKey): void {
  changeCart(cart, key, (lines) => dropLineIds(lines, lineIds));
}

/** The accepted lines in the cart under a key, without those whose placing is not answered yet. */
function unsentIds(cart: Cart, key: string | undefined): string[] {
  const { lines, unsure } = latestCart(cart, key);
  const sentIds = (unsure?.items ?? []).flatMap(({ lineIds = [] }) => lineIds);
  return lines.flatMap(({ lineIds = [] }) => lineIds.filter((id) => !sentIds.includes(id)));
}

/** Which of these lines the user has still accepted; undefined if it cannot be read. */
async function readAccepted({ deps }: Cart, ids: readonly string[]): Promise<Set<string> | undefined> {
  const accepted = new Set<string>();
  const locationId = deps.locationId();
  for (let from = 0; from < ids.length; from += PAGE_SIZE_MAX) {
    const part = ids.slice(from, from + PAGE_SIZE_MAX);
    const answer = await deps.api.storefront.getShoesizeLines({ locationId, status: DEFAULT_LINE_STATUS, ids: part });
    if (!answer.ok) return undefined;
    for (const { lineId } of answer.data.content) accepted.add(lineId);
  }
  return accepted;
}

/**
 * Lines of the location have changed. Those that the user does not have any more leave the cart: they were handed to a
 * colleague [Z-09], or cancelled or placed on another device.
 */
export async function readChanges(cart: Cart, { all, lines }: Changes): Promise<void> {
  const key = cart.openKey;
  const ids = unsentIds(cart, key).filter((id) => all || lines.includes(id));
  if (ids.length === 0) return;
  const accepted = await readAccepted(cart, ids);
  if (accepted === undefined) return;
  // What was sent meanwhile stays.
  const unsent = unsentIds(cart, key);
  drop(
    cart,
    ids.filter((id) => !accepted.has(id) && unsent.includes(id)),
    key,
  );
}

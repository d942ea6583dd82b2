import { CANAL, cartLine } from '../../support/goods.ts';
import type { Goods } from '../../support/pick.ts';
import { ok, type Shop } from '../../support/shop.ts';

/** Lines of a shop that are placed or checked out, and their units. */
export function createPlaced(shop: () => Shop) {
  const dario = () => shop().as('dario-vance').inventory;

  async function place(goods: Goods, sub = 'maren-okafor') {
    const placed = ok(
      await shop()
        .as(sub)
        .inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }),
    );
    const [line] = placed.lines;
    if (!line?.barcode) throw new Error('No unit was reserved');
    return { ...line, barcode: line.barcode };
  }

  async function checkOut(goods: Goods, sub = 'maren-okafor') {
    const line = await place(goods, sub);
    return ok(await dario().checkOut({ locationId: CANAL, barcode: line.barcode, lineId: line.lineId }));
  }

  const unitRow = async (barcode: string) =>
    (
      await shop().rows<{ state: string; missing: boolean; on_hold: boolean; set_aside_note: string | null }>(
        'select state, missing, on_hold, set_aside_note from units where barcode = $1',
        barcode,
      )
    )[0];

  return { place, checkOut, unitRow };
}

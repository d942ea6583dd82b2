import { eq } from 'drizzle-orm';
import { orderItems } from '../../../db/schema/orders.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { fieldProblem } from '../../../base/problems.ts';
import { holderName, lockPairs, type LockedPair } from '../queries/lockPair.ts';
import { locationOfPair } from '../queries/setAside.ts';
import { once } from '../../../db/idempotency.ts';
import { notify } from '../../notifications/index.ts';
import type { Operation } from '../../operation.ts';
import { canonicalBarcode } from '../../../base/barcode.ts';

/**
 * Sets a promised pair aside as missing and promises the chosen one in its place [G-03]. Both pairs and whoever holds
 * the missing one are locked: of several people who replace it, or who want the same replacement, one wins.
 */
export const replaceMissingPair: Operation<'replaceMissingPair'> = (input) =>
  once('replaceMissingPair', input, async (tx) => {
    const { path, caller, store } = input;
    const [missing, instead] = [
      canonicalBarcode(path.missingBarcode),
      canonicalBarcode(path.selectedReplacementBarcode),
    ];
    const locationId = await locationOfPair(tx, missing);
    const pairs = await lockPairs(tx, locationId, [missing, instead]);
    const [gone, other] = [pairs.get(missing), pairs.get(instead)];
    if (gone === undefined) throw new Error(`Pair ${missing} vanished.`);
    refuseUnlessPromised(gone);
    refuseUnlessFits(gone, other);

    const said = { setAsideNote: `Replaced by ${instead}`, setAsideBy: caller.userId, setAsideAt: store.now() };
    await tx
      .update(units)
      .set({ state: 'Checked In', missing: true, ...said })
      .where(eq(units.id, gone.unit.id));
    await tx.update(units).set({ state: 'Pending' }).where(eq(units.id, other.unit.id));
    const [bin] =
      other.unit.binId === null
        ? []
        : await tx.select({ code: bins.code, shelf: bins.shelf }).from(bins).where(eq(bins.id, other.unit.binId));
    const note = `Pair ${missing} is missing. Take ${instead} from ${bin?.code ?? 'the stockroom'}.`;
    if (gone.line !== undefined) {
      await tx.update(requestLines).set({ unitId: other.unit.id, note }).where(eq(requestLines.id, gone.line.id));
      await notify(tx, store, [gone.line.ownerId], {
        type: 'pair-missing',
        title: 'Pair is not in its bin, another one is promised to you',
        objectId: missing,
        redirectUrl: '/shoesize',
      });
    }
    if (gone.item !== undefined) {
      await tx.update(orderItems).set({ unitId: other.unit.id }).where(eq(orderItems.id, gone.item.id));
    }
    return {
      status: true,
      data: {
        missingBarcode: missing,
        barcode: instead,
        bin: bin?.code ?? null,
        shelf: bin?.shelf ?? null,
        requestId: gone.line === undefined ? null : String(gone.line.requestId),
        orderNumber: gone.item?.orderNumber ?? null,
      },
    };
  });

function refuseUnlessPromised(gone: LockedPair): void {
  const no = (title: string, message: string) => fieldProblem(409, title, 'missingBarcode', message);
  if (gone.unit.state === 'Sold') throw no('Sold', 'This pair is sold.');
  const holder = holderName(gone);
  if (gone.unit.state === 'Checked Out') throw no('Checked out', `This pair is checked out for ${holder}.`);
  if (holder === undefined)
    throw no('Not promised', 'This pair is promised to nobody, so none is needed in its place.');
}

function refuseUnlessFits(gone: LockedPair, other: LockedPair | undefined): asserts other is LockedPair {
  const field = 'selectedReplacementBarcode';
  if (other === undefined)
    throw fieldProblem(422, 'Unknown barcode', field, 'This location has no pair of this barcode.');
  if (other.unit.variantId !== gone.unit.variantId) {
    throw fieldProblem(422, 'Wrong pair', field, 'This is another product or size than the missing pair.');
  }
  const { state, missing, onHold } = other.unit;
  const holder = holderName(other);
  if (holder !== undefined)
    throw fieldProblem(409, 'Promised', field, `This pair is promised to ${holder}. Choose another one.`);
  if (state !== 'Checked In' || missing || onHold) {
    throw fieldProblem(409, 'Not free', field, 'This pair cannot be handed out. Choose another one.');
  }
}

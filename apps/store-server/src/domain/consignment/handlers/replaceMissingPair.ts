import { worksIn } from '@instore/api';
import { eq, inArray, sql } from 'drizzle-orm';
import { canonicalBarcode } from '../../../base/barcode.ts';
import { noteColumns, replacedNote } from '../../../base/lineNotes.ts';
import { fieldProblem, said, type Said } from '../../../base/problems.ts';
import { setAsideColumns } from '../../../base/setAsideNotes.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { orderItems } from '../../../db/schema/orders.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import type { Caller } from '../../../security/callers.ts';
import { notify } from '../../notifications/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { type LockedLine, refuseUnlessSeller } from '../../requests/index.ts';
import { refuseIfKept } from '../../stock/index.ts';
import { holderName, type HeldUnit, lockHeldUnits } from '../queries/lockHeldUnits.ts';
import { locationOfUnit } from '../queries/setAside.ts';

/**
 * Marks a reserved unit as missing and reserves the chosen replacement for its line or order [G-03]. Both units and
 * their holder are locked: of several calls for the same unit or replacement, the first succeeds. Another size of the
 * product needs the customer's agreement and changes the line; an order keeps its size [G-06].
 */
export const replaceMissingPair: Operation<'replaceMissingPair'> = (input) =>
  once('replaceMissingPair', input, async (tx) => {
    const { path, body, caller, store } = input;
    const missing = canonicalBarcode(path.missingBarcode);
    const replacement = canonicalBarcode(path.selectedReplacementBarcode);
    const held = await lockHeldUnits(tx, await locationOfUnit(tx, missing), [missing, replacement]);
    const [lost, other] = [held.get(missing), held.get(replacement)];
    if (lost === undefined) throw new Error(`Unit ${missing} disappeared.`);
    refuseUnlessReserved(lost);
    if (other !== undefined) await refuseIfKept(tx, other.unit.id, 'selectedReplacementBarcode');
    refuseUnlessFree(other);
    if (other.unit.variantId !== lost.unit.variantId) await refuseOtherSize(tx, { lost, other, caller, body });
    // Other staff may give the same size, which changes nothing for the customer.
    else if (worksIn(caller.role, 'shoesize') && lost.line !== undefined) refuseForeign(caller, lost.line);
    // The history of the replacement names the pair that it replaces.
    const replaces = setAsideColumns('replaces', { barcode: missing });
    const parts = JSON.stringify({ text: replaces.setAsideText, values: replaces.setAsideValues });
    await tx.execute(sql`
      select set_config('in_store.replaces', ${replaces.setAsideNote}, true),
             set_config('in_store.replaces_parts', ${parts}, true)`);

    const replaced = setAsideColumns('replaced', { barcode: replacement });
    const setAside = { ...replaced, setAsideBy: caller.userId, setAsideAt: store.now() };
    await tx
      .update(units)
      .set({ state: 'Checked In', missing: true, ...setAside })
      .where(eq(units.id, lost.unit.id));
    await tx.update(units).set({ state: 'Pending' }).where(eq(units.id, other.unit.id));
    const bin = await readBin(tx, other);
    if (lost.line !== undefined) {
      const note = noteColumns(replacedNote(missing, { barcode: replacement, bin: bin?.code ?? null }));
      const { id: unitId, variantId } = other.unit;
      const changed = { unitId, variantId, ...note, missingBarcode: missing };
      await tx.update(requestLines).set(changed).where(eq(requestLines.id, lost.line.id));
      await notify(tx, store, [lost.line.ownerId], {
        type: 'pair-missing',
        title: said('Pair missing. Another one is reserved for you.'),
        objectId: missing,
        tryoutId: lost.line.tryoutId,
        redirectUrl: '/shoesize',
      });
    }
    if (lost.item !== undefined) {
      await tx.update(orderItems).set({ unitId: other.unit.id }).where(eq(orderItems.id, lost.item.id));
    }
    return {
      status: true,
      data: {
        missingBarcode: missing,
        barcode: replacement,
        bin: bin?.code ?? null,
        shelf: bin?.shelf ?? null,
        requestId: lost.line === undefined ? null : String(lost.line.requestId),
        orderNumber: lost.item?.orderNumber ?? null,
      },
    };
  });

async function readBin(tx: Tx, { unit }: HeldUnit): Promise<{ code: string; shelf: string } | undefined> {
  if (unit.binId === null) return undefined;
  const [bin] = await tx.select({ code: bins.code, shelf: bins.shelf }).from(bins).where(eq(bins.id, unit.binId));
  return bin;
}

function refuseUnlessReserved(lost: HeldUnit): void {
  const refused = (title: string, message: string | Said) => fieldProblem(409, title, 'missingBarcode', message);
  if (lost.unit.state === 'Sold') throw refused('Sold', 'This pair is sold.');
  const holder = holderName(lost);
  if (lost.unit.state === 'Checked Out')
    throw refused('Checked out', said('This pair is checked out for {holder}.', { holder: holder ?? '' }));
  if (holder === undefined) throw refused('Not reserved', 'This pair is not reserved, so it needs no replacement.');
}

/** @throws ProblemError 403 for the line of another associate */
const refuseForeign = (caller: Caller, line: LockedLine): void => refuseUnlessSeller(caller, line, 'missingBarcode');

interface Replacement extends Pick<OperationInput<'replaceMissingPair'>, 'caller' | 'body'> {
  lost: HeldUnit;
  other: HeldUnit;
}

/** @throws ProblemError 422 for another product, for an order, and without the customer's agreement; 403 */
async function refuseOtherSize(tx: Tx, { lost, other, caller, body }: Replacement): Promise<void> {
  const field = 'selectedReplacementBarcode';
  const sizes = await tx
    .select({ productId: variants.productId, system: variants.sizeSystem })
    .from(variants)
    .where(inArray(variants.id, [lost.unit.variantId, other.unit.variantId]));
  const isSameProduct = new Set(sizes.map(({ productId, system }) => `${productId} ${system}`)).size === 1;
  if (!isSameProduct || lost.line === undefined || lost.item !== undefined) {
    throw fieldProblem(422, 'Wrong pair', field, 'This is another product or size than the missing pair.');
  }
  refuseForeign(caller, lost.line);
  if (body?.customerAgreed !== true) {
    const message = 'This is another size. Ask the customer first.';
    throw fieldProblem(422, 'Other size', '/customerAgreed', message);
  }
}

function refuseUnlessFree(other: HeldUnit | undefined): asserts other is HeldUnit {
  const field = 'selectedReplacementBarcode';
  if (other === undefined)
    throw fieldProblem(422, 'Unknown barcode', field, 'This location has no pair with this barcode.');
  const { state, missing, onHold } = other.unit;
  const holder = holderName(other);
  if (holder !== undefined)
    throw fieldProblem(
      409,
      'Reserved',
      field,
      said('This pair is reserved for {holder}. Choose another one.', { holder }),
    );
  if (state !== 'Checked In' || missing || onHold) {
    throw fieldProblem(409, 'Not free', field, 'This pair is not available. Choose another one.');
  }
}

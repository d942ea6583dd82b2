import { type Api, type FoundSale, type ReturnCondition, type ReturnReason, RETURN_REASONS } from '@instore/api';
import { proxy } from 'valtio';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { createResource } from '../shared/reads/resource.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { ScanSound, Toasts } from '../shared/toasts/dependencies.ts';
import { scanSounds } from '../shared/toasts/scanSounds.ts';
import { Writes } from '../shared/writes/writes.ts';
import type { ReturnSearch } from './returnSearch.ts';

/** What the person answers about a pair that comes back. */
export interface ReturnDraft {
  reason: ReturnReason;
  condition: ReturnCondition;
  /** The bin into which the person puts it; undefined for none. */
  bin: string | undefined;
}

/** State about the scan field, the form of a return, and the undoing of a sale. */
export interface Returns {
  scan: { isPending: boolean; error: string | undefined };
  form: { isPending: boolean; error: string | undefined };
  undo: { isPending: boolean; error: string | undefined };
}

/** Whether a pair is faulty or worn: it goes on hold, as the store decides, too. */
export const isDamaged = ({ reason, condition }: Pick<ReturnDraft, 'reason' | 'condition'>): boolean =>
  reason === 'faulty' || condition === 'worn';

/** The number by which a sale is found again. */
const nameOf = ({ orderNumber, scanned }: FoundSale): string => orderNumber ?? scanned ?? '';

/** The reason with which the question begins. */
export const FIRST_REASON: ReturnReason = RETURN_REASONS[0];

/** Sold pairs that come back, and sales that are undone: state and actions [M-05]. */
export function createReturns({
  api,
  toasts,
  say,
  play,
  locationId,
  normaliseBarcode,
}: {
  api: Pick<Api, 'storefront'>;
  toasts: Toasts;
  say: SayText;
  play: (sound: ScanSound) => Promise<unknown>;
  /** Id of the location in use. */
  locationId: () => string;
  normaliseBarcode: (text: string) => string;
}) {
  const writes = new Writes({ play });
  const playSound = scanSounds(play);
  const idle = () => ({ isPending: false, error: undefined });
  const state = proxy<Returns>({ scan: idle(), form: idle(), undo: idle() });
  const sale = createResource<FoundSale, [{ locationId: string; search: string }]>({
    read: (asked) => api.storefront.findSale(asked),
  });
  /** What the address names. */
  let opened: string | undefined;
  const at = (search: string) => ({ locationId: locationId(), search });

  /** Finds the sale of an order number or a barcode. A pair of the open sale is chosen. Undefined if there is none. */
  async function lookUp(text: string): Promise<ReturnSearch | undefined> {
    const code = normaliseBarcode(text);
    state.scan.error = undefined;
    const isOpen = sale.state.value?.pairs.some(({ barcode, returned }) => barcode === code && returned === null);
    if (isOpen) {
      playSound('scan-ok');
      return { pair: code };
    }
    const asked = at(text);
    const answer = await api.storefront.findSale(asked);
    playSound(answer.ok ? 'scan-ok' : 'scan-error');
    if (!answer.ok) {
      state.scan.error = answer.message ?? SOMETHING_WRONG;
      return undefined;
    }
    sale.show(answer.data);
    return { sale: nameOf(answer.data), pair: answer.data.scanned ?? undefined };
  }

  return {
    state,
    sale,
    /** Shows the sale of the address: reads it, unless it is shown already. */
    open(search: string | undefined): void {
      opened = search;
      if (search === undefined) sale.clear();
      else if (sale.state.value === undefined || nameOf(sale.state.value) !== search) void sale.load(at(search));
    },
    /** Reads the sale of the address at another location. */
    reload(): void {
      if (opened !== undefined) void sale.load(at(opened));
    },
    /** Forgets why the last return was refused: another pair is chosen. */
    forget(): void {
      state.form.error = undefined;
    },
    async scan(typed: string): Promise<ReturnSearch | undefined> {
      const text = typed.trim();
      return text === '' ? undefined : writes.inOrder('scans', text, () => lookUp(text), state.scan);
    },
    /** Takes a pair of the open sale back. True if it was done. */
    async takeBack(barcode: string, draft: ReturnDraft): Promise<boolean> {
      const { value } = sale.state;
      if (value === undefined) return false;
      const asked = { ...draft, barcode, orderNumber: value.orderNumber ?? undefined };
      state.form.error = undefined;
      const answer = await writes.sendPending(state.form, `take back ${JSON.stringify(asked)}`, (key) =>
        api.storefront.takeBack({ locationId: locationId(), ...asked }, { key }),
      );
      if (answer === undefined) return false;
      if (!answer.ok) {
        state.form.error = answer.message ?? SOMETHING_WRONG;
        return false;
      }
      const { bin, onHold } = answer.data;
      toasts.positive(doneText(say, bin, onHold));
      if (value.orderNumber !== null) await sale.poll(at(value.orderNumber));
      return true;
    },
    /** Undoes the whole open sale. True if it was done. */
    async undoSale(): Promise<boolean> {
      const orderNumber = sale.state.value?.orderNumber;
      if (orderNumber == null) return false;
      state.undo.error = undefined;
      const answer = await writes.sendPending(state.undo, `undo ${orderNumber}`, (key) =>
        api.storefront.undoSale({ locationId: locationId(), orderNumber }, { key }),
      );
      if (answer === undefined) return false;
      if (!answer.ok) {
        state.undo.error = answer.message ?? SOMETHING_WRONG;
        return false;
      }
      toasts.positive(say('The sale of {order} is undone.', { order: orderNumber }));
      return true;
    },
    /** Reads the open sale again if a colleague changed one of its pairs. */
    async readChanges({ all, units }: Changes): Promise<void> {
      const { value } = sale.state;
      if (value === undefined || state.form.isPending || state.undo.isPending) return;
      if (all || value.pairs.some(({ rowId }) => units.includes(rowId))) await sale.load(at(nameOf(value)));
    },
  };
}

function doneText(say: SayText, bin: string | null, onHold: boolean): string {
  if (onHold) return say('Taken back. The pair is on hold.');
  return bin === null ? say('Taken back. The pair has no bin.') : say('Taken back. The pair is in {bin}.', { bin });
}

export type ReturnsStore = ReturnType<typeof createReturns>;

import type { Result } from '@instore/api';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Writes } from '../shared/writes/writes.ts';
import type { ReturnDraft, Returns, ReturnsOptions, SaleResource, Trying } from './returnsState.ts';

/** The two writes of the page: a pair comes back, or the whole sale is undone. */
export function createReturnWrites({
  api,
  toasts,
  say,
  locationId,
  state,
  sale,
  writes,
}: ReturnsOptions & { state: Returns; sale: SaleResource; writes: Writes }) {
  /** Sends a write; its refusal is shown where it was begun. Undefined if it was not done. */
  async function send<Data>(
    shown: Trying,
    intent: string,
    call: (key: string) => Promise<Result<Data>>,
  ): Promise<Data | undefined> {
    shown.error = undefined;
    const answer = await writes.sendPending(shown, intent, call);
    if (answer === undefined) return undefined;
    if (answer.ok) return answer.data;
    shown.error = answer.message ?? SOMETHING_WRONG;
    return undefined;
  }
  return {
    /** Forgets why the last return was refused: another pair is chosen. */
    forget(): void {
      state.form.error = undefined;
    },
    /** Takes a pair of the open sale back. True if it was done. */
    async takeBack(barcode: string, draft: ReturnDraft): Promise<boolean> {
      const { value } = sale.state;
      if (value === undefined) return false;
      const body = { ...draft, barcode, orderNumber: value.orderNumber ?? undefined, locationId: locationId() };
      const done = await send(state.form, `take back ${JSON.stringify(body)}`, (key) =>
        api.storefront.takeBack(body, { key }),
      );
      if (done === undefined) return false;
      toasts.positive(doneText(say, done.bin, done.onHold));
      if (value.orderNumber !== null) await sale.poll({ locationId: locationId(), search: value.orderNumber });
      return true;
    },
    /** Undoes the whole open sale. True if it was done. */
    async undoSale(): Promise<boolean> {
      const orderNumber = sale.state.value?.orderNumber;
      if (orderNumber == null) return false;
      const done = await send(state.undo, `undo ${orderNumber}`, (key) =>
        api.storefront.undoSale({ locationId: locationId(), orderNumber }, { key }),
      );
      if (done === undefined) return false;
      toasts.positive(say('The sale of {order} is undone.', { order: orderNumber }));
      return true;
    },
  };
}

function doneText(say: SayText, bin: string | null, onHold: boolean): string {
  if (onHold) return say('Taken back. The pair is on hold.');
  return bin === null ? say('Taken back. The pair has no bin.') : say('Taken back. The pair is in {bin}.', { bin });
}

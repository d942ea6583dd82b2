import type { Result, Transfer, UnavailableReason } from '@instore/api';
import { proxy } from 'valtio';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';
import { createAskForm } from './askForm.ts';
import { createTransferList } from './transferList.ts';
import type { TransferAct, TransferParts } from './transferParts.ts';
import { createTransferScans } from './transferScans.ts';

/** The pairs that move between the location and others: state and actions [M-03]. */
export function createTransfers(parts: TransferParts) {
  const { api, toasts, say, locationId } = parts;
  const { state, ...list } = createTransferList(parts);
  const act = proxy<TransferAct>({ isPending: false, error: undefined, last: undefined });
  const writes = new Writes();

  /** Sends a press, and reads the list again. Resolves to true if it was done. */
  async function send<Data>(intent: string, call: (key: string) => Promise<Result<Data>>): Promise<boolean> {
    const answer = await writes.sendPending(act, `${intent} ${locationId()}`, call);
    if (answer === undefined) return false;
    if (!answer.ok) showFailure(toasts, answer.message);
    await list.refresh();
    return answer.ok;
  }
  const at = (transferId: string) => ({ locationId: locationId(), transferId });

  return {
    state,
    ...list,
    act,
    ask: createAskForm({ ...parts, writes }),
    ...createTransferScans({ ...parts, state: act, list: state, refresh: list.refresh }),
    accept: ({ transferId }: Transfer) =>
      send(`accept ${transferId}`, (key) => api.inventory.acceptTransfer(at(transferId), { key })),
    refuse: ({ transferId }: Transfer, reason: UnavailableReason) =>
      send(`refuse ${transferId} ${reason}`, (key) =>
        api.inventory.refuseTransfer({ ...at(transferId), reason }, { key }),
      ),
    async cancel({ transferId }: Transfer): Promise<boolean> {
      const isDone = await send(`cancel ${transferId}`, (key) => api.inventory.cancelTransfer(at(transferId), { key }));
      if (isDone) toasts.positive(say('The transfer is cancelled'));
      return isDone;
    },
    async nudge({ transferId }: Transfer): Promise<boolean> {
      const isDone = await send(`nudge ${transferId}`, (key) => api.inventory.nudgeTransfer(at(transferId), { key }));
      if (isDone) toasts.positive(say('Nudged'));
      return isDone;
    },
    /** Reports that a pair of a carton did not arrive. */
    reportMissing: ({ transferId, carton }: Transfer) =>
      send(`missing ${transferId}`, (key) =>
        api.inventory.reportTransferMissing(
          { locationId: locationId(), carton: carton ?? '', transferIds: [transferId] },
          { key },
        ),
      ),
    /** Reads what colleagues and the other location changed meanwhile [W-09]. */
    readChanges: ({ all, transfers = [] }: Changes): Promise<void> | undefined =>
      all ? list.refresh() : transfers.length > 0 ? list.readAgain(transfers) : undefined,
  };
}

export type TransfersStore = ReturnType<typeof createTransfers>;

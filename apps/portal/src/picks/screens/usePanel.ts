import { type Snapshot, useSnapshot } from 'valtio';
import { useWarehouse } from '../../app/context.ts';
import type { PickerPanel } from '../pickerPanel.ts';

/** Whether writes wait on this device, or need an answer. A write that is just being sent is none. */
export function useIsOutbox(): boolean {
  const { outbox } = useWarehouse();
  const { entries, nextTryAt } = useSnapshot(outbox.state);
  return entries.some(({ conflict }) => conflict) || (entries.length > 0 && nextTryAt !== undefined);
}

/** What the panel beside the list shows. Writes that wait come before the next pick, but not before a chosen line. */
export function usePanel(): Snapshot<PickerPanel> | { kind: 'outbox' } {
  const { picks } = useWarehouse();
  const { panel, chosen } = useSnapshot(picks.state);
  const isOutbox = useIsOutbox();
  return isOutbox && panel.kind === 'pick' && chosen === undefined ? { kind: 'outbox' } : panel;
}

/** Whether the panel beside the list shows the writes that wait. */
export const useShowsOutbox = (): boolean => usePanel().kind === 'outbox';

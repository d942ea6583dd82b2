import { ErrorState, SkeletonLabels, Text, Timeline } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useInventory, useApp } from '../app.ts';
import { timelineOf } from './unitEvents.ts';

/** The history of the open unit, the latest event first [Z-10]. */
export function PairHistoryList() {
  const inventory = useInventory();
  const { environment } = useApp();
  const { history } = useSnapshot(inventory.facts);
  if (!history) return null;
  const { barcode, events, error } = history;
  if (error !== undefined) {
    return <ErrorState onRetry={() => void inventory.showHistory(barcode)}>{error}</ErrorState>;
  }
  if (!events) return <SkeletonLabels count={1} />;
  if (events.length === 0) return <Text tone="soft">No events yet.</Text>;
  return <Timeline label={`History of ${barcode}`} events={timelineOf(events, new Date(environment.clock.now()))} />;
}

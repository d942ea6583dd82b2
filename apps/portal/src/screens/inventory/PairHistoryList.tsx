import { Barcode, ErrorState, SkeletonLabels, Stack, Text, Timeline } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { UnitHistory } from '../../state/inventory/inventoryFacts.ts';
import { useInventory, useApp } from '../app.ts';
import { timelineOf } from './unitEvents.ts';
import { useLocale, useSay, useSayMessage } from '../language.ts';

/** The barcode of the open unit, to be scanned, and its history, the latest event first [Z-10]. */
export function PairHistoryList() {
  const inventory = useInventory();
  const { environment } = useApp();
  const { history } = useSnapshot(inventory.facts);
  if (!history) return null;
  const { barcode, events, error } = history;
  return (
    <Stack gap={16}>
      <Barcode value={barcode} isScannable />
      <Events barcode={barcode} events={events} error={error} now={environment.clock.now()} />
    </Stack>
  );
}

interface EventsProps extends UnitHistory {
  /** The current time, milliseconds. */
  now: number;
}

function Events({ barcode, events, error, now }: EventsProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const locale = useLocale();
  const inventory = useInventory();
  if (error !== undefined) {
    return <ErrorState onRetry={() => void inventory.showHistory(barcode)}>{sayMessage(error)}</ErrorState>;
  }
  if (!events) return <SkeletonLabels count={1} />;
  if (events.length === 0) return <Text tone="soft">{say('No events yet.')}</Text>;
  return (
    <Timeline
      label={say('History of {barcode}', { barcode })}
      events={timelineOf(events, { now: new Date(now), say, locale })}
    />
  );
}

import { ErrorState, SkeletonLabels, Text, Timeline } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { UnitHistoryStore } from '../units/unitHistory.ts';
import { useApp } from '../../app/context.ts';
import { useLocale, useSay, useSayMessage, useSayStored } from '../language/useLanguage.ts';
import { timelineOf } from './unitEvents.ts';

export interface UnitHistoryListProps {
  history: UnitHistoryStore;
  /** Most events that are shown. @default all */
  most?: number;
}

/** The history of the unit that is shown, the latest event first: also while it loads, and if it cannot be read [Z-10]. */
export function UnitHistoryList({ history, most }: UnitHistoryListProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const sayStored = useSayStored();
  const locale = useLocale();
  const { environment } = useApp();
  const { barcode, events, isLoading, error } = useSnapshot(history.state);
  if (barcode === undefined) return null;
  const failure = error !== undefined && (
    <ErrorState
      title={say('The history cannot be read')}
      isRetrying={isLoading}
      onRetry={() => void history.show(barcode)}
    >
      {sayMessage(error)}
    </ErrorState>
  );
  if (!events) return failure || <SkeletonLabels count={1} />;
  return (
    <>
      {failure}
      {events.length === 0 ? (
        <Text tone="soft">{say('No events yet.')}</Text>
      ) : (
        <Timeline
          label={say('History of {barcode}', { barcode })}
          events={timelineOf(events.slice(0, most), { now: new Date(environment.clock.now()), say, sayStored, locale })}
        />
      )}
    </>
  );
}

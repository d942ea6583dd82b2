import { Outbox } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { OutboxEntry } from '../outboxEntry.ts';
import { useWarehouse } from '../../app/context.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { outboxConflict, outboxEntry } from './outboxItems.ts';

type ConflictEntry = OutboxEntry & { conflict: NonNullable<OutboxEntry['conflict']> };

export interface OutboxPanelProps {
  /** Above a list: only what needs an answer, and nothing without that. @default false */
  isConflictsOnly?: boolean;
}

/** The writes that wait on this device: conflicts with their answers, then the others in order [W-13]. */
export function OutboxPanel({ isConflictsOnly = false }: OutboxPanelProps) {
  const say = useSay();
  const locale = useLocale();
  const { outbox } = useWarehouse();
  const { entries: kept, sending } = useSnapshot(outbox.state);
  // The entries are not observed one by one: the snapshot holds them as they are.
  const entries = kept as readonly OutboxEntry[];
  const isConflict = (entry: OutboxEntry): entry is ConflictEntry => entry.conflict !== undefined;
  const conflicts = entries.filter(isConflict).map((entry) => outboxConflict(entry, outbox, say, locale));
  if (isConflictsOnly) return conflicts.length === 0 ? null : <Outbox conflicts={conflicts} />;
  const waiting = entries.filter((entry) => !isConflict(entry));
  return <Outbox conflicts={conflicts} entries={waiting.map((entry) => outboxEntry(entry, sending, say, locale))} />;
}

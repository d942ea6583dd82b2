import { Code, WaitingMark } from '@instore/ui';
import { shortTime } from '../../shared/format/formatTime.ts';
import type { OutboxOperation } from '../outboxEntry.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { WRITE_WORDS } from '../writeWords.ts';

interface WaitingWriteMarkProps {
  operation: OutboxOperation;
  /** Its number in the order of sending. */
  number: number;
  /** When it was scanned or pressed, milliseconds since 1970. */
  at: number;
}

/** Marks a row whose write waits on this device [W-13]. */
export function WaitingWriteMark({ operation, number, at }: WaitingWriteMarkProps) {
  const say = useSay();
  const locale = useLocale();
  return (
    <WaitingMark number={number} action={say(WRITE_WORDS[operation])}>
      <Code tone="soft">{shortTime(new Date(at).toISOString(), locale)}</Code>
    </WaitingMark>
  );
}

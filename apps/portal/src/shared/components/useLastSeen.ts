import type { LastSeen } from '@instore/api';
import { useApp } from '../../app/context.ts';
import { useSay } from '../language/useLanguage.ts';
import { lastSeenText } from '../units/lastSeen.ts';
import { useNow } from './useNow.ts';

/** How often ages are compared with the clock, ms. */
const TICK_MS = 60_000;

/** Gives the line that says when a pair was seen last, and at what [M-07]; undefined if that is not known. */
export function useLastSeen(): (lastSeen: LastSeen | undefined) => string | undefined {
  const say = useSay();
  const now = useNow(useApp().environment.clock, TICK_MS, true);
  return (lastSeen) => lastSeenText(say, lastSeen, now);
}

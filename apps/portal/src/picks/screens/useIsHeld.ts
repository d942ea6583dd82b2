import type { RequestLine } from '@instore/api';
import { type Snapshot, useSnapshot } from 'valtio';
import { type Picker, holderOf, isHeldAgainst } from '../heldAgainst.ts';
import { useApp } from '../../app/context.ts';
import { useNow } from '../../shared/components/useNow.ts';

/** How often a screen looks whether a hold has ended, ms. */
const TICK_MS = 30_000;

/** Role and id of the signed-in person, for the rules of picks. */
export function usePicker(): Picker {
  const { user, role } = useSnapshot(useApp().auth);
  return { userId: user?.user_id ?? '', role };
}

/** Who holds a line, and whether this person may not check it out for that reason [W-10]. */
export function useIsHeld(line: Snapshot<Pick<RequestLine, 'holder' | 'heldAt'>>) {
  const picker = usePicker();
  const now = useNow(useApp().environment.clock, TICK_MS, line.holder != null);
  return { holder: holderOf(line, picker, now), isHeld: isHeldAgainst(line, picker, now) };
}

import { OverdueFold, Stack, onDemand } from '@instore/ui';
import { useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';
import { outLinesOf } from '../overdue.ts';
import { useApp, useShoesize } from '../../app/context.ts';
import { useNow } from '../../shared/components/useNow.ts';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { ChosenBarProps } from './ChosenBar.tsx';
import type { RequestGroupsProps } from './RequestGroups.tsx';
import { type Chosen, RequestRows } from './RequestRows.tsx';

const ChosenBar = onDemand<ChosenBarProps>(() => import('./ChosenBar.tsx').then((module) => module.ChosenBar));

/** The ages are updated in this interval, milliseconds. */
const TICK_MS = 15_000;

/** The checked-out lines in two parts, at the present time. */
export function useOutLines() {
  const { requestLines } = useShoesize();
  const now = useNow(useApp().environment.clock, TICK_MS, true);
  return { now, ...outLinesOf(useValues(requestLines.state), now) };
}

export interface OutGroupsProps extends RequestGroupsProps {
  /** Shows the pairs that are out since yesterday or longer. */
  isOverdueOpen: boolean;
  onOverdueOpenChange: (isOpen: boolean) => void;
}

/** Checked-out lines, newest first: older ones are folded, and several can be chosen [Z-07, Z-12]. */
export function OutGroups({ isOverdueOpen, onOverdueOpenChange, status, openId, ...actions }: OutGroupsProps) {
  const say = useSay();
  const { requestLines } = useShoesize();
  const { byId, order, total } = useSnapshot(requestLines.state);
  const { now, today, overdue, overdueTotal } = useOutLines();
  const [ids, setIds] = useState<readonly string[]>([]);
  const onChosenChange = useCallback(
    (lineId: string, isChosen: boolean) =>
      setIds((before) => (isChosen ? [...before, lineId] : before.filter((id) => id !== lineId))),
    [],
  );
  const shown = isOverdueOpen ? order : today;
  const chosen: Chosen = { ids: ids.filter((id) => shown.includes(id)), onChange: setIds, onChosenChange };
  const rows = (label: string, items: readonly string[], of: number) => (
    <RequestRows {...{ status, openId, now, label, items, chosen, ...actions }} total={of} shown={order.length} />
  );
  return (
    <Stack gap={8}>
      {overdueTotal > 0 ? (
        <OverdueFold
          count={overdueTotal}
          pairs={overdue.map((id) => ({ id, size: byId[id]?.size ?? '' }))}
          isOpen={isOverdueOpen}
          onOpenChange={onOverdueOpenChange}
        />
      ) : null}
      {overdueTotal > 0 && isOverdueOpen ? rows(say('Since yesterday or longer'), overdue, overdueTotal) : null}
      {today.length > 0 ? rows(say('Requests'), today, total - overdueTotal) : null}
      {chosen.ids.length > 0 ? <ChosenBar shown={shown} chosen={chosen} /> : null}
    </Stack>
  );
}

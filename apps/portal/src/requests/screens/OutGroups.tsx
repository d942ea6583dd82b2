import { OverdueFold, Stack, onDemand } from '@instore/ui';
import { useCallback, useState } from 'react';
import { outLinesOf } from '../overdue.ts';
import { useApp, useShoesize } from '../../app/context.ts';
import { useNow } from '../../shared/components/useNow.ts';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { ChosenBarProps } from './ChosenBar.tsx';
import { LinePages, type LinePagesProps } from './LinePages.tsx';
import type { RequestGroupsProps } from './RequestGroups.tsx';
import { type Chosen, RequestRows } from './RequestRows.tsx';

const ChosenBar = onDemand<ChosenBarProps>(() => import('./ChosenBar.tsx').then((module) => module.ChosenBar));

/** The ages are updated in this interval, milliseconds. */
const TICK_MS = 15_000;

/** Checked-out lines, newest first: older ones are folded, and several can be chosen [Z-07, Z-12]. */
export function OutGroups({
  onStatusChange,
  status,
  openId,
  ...actions
}: RequestGroupsProps & Pick<LinePagesProps, 'onStatusChange'>) {
  const say = useSay();
  const { requestLines } = useShoesize();
  const state = useValues(requestLines.state);
  const { byId, order, total } = state;
  const now = useNow(useApp().environment.clock, TICK_MS, true);
  const { today, overdue, overdueTotal } = outLinesOf(state, now);
  const [isOpened, setOpened] = useState<boolean>();
  const isOverdueOpen = isOpened ?? today.length === 0;
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
    // Folded lines need no further page.
    <LinePages {...{ status, onStatusChange }} hasMore={overdueTotal > 0 && !isOverdueOpen ? false : undefined}>
      <Stack gap={8}>
        {overdueTotal > 0 ? (
          <OverdueFold
            count={overdueTotal}
            pairs={overdue.map((id) => ({ id, size: byId[id]?.size ?? '' }))}
            isOpen={isOverdueOpen}
            onOpenChange={setOpened}
          />
        ) : null}
        {overdueTotal > 0 && isOverdueOpen ? rows(say('Since yesterday or longer'), overdue, overdueTotal) : null}
        {today.length > 0 ? rows(say('Requests'), today, total - overdueTotal) : null}
        {chosen.ids.length > 0 ? <ChosenBar shown={shown} chosen={chosen} /> : null}
      </Stack>
    </LinePages>
  );
}

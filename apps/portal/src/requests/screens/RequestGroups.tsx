import { Avatar, PickGroup, Stack } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useNow } from '../../shared/components/useNow.ts';
import { useApp, useShoesize } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { RequestRowProps } from './RequestRow.tsx';
import { RequestRows } from './RequestRows.tsx';

/** The ages are updated in this interval, milliseconds. */
const TICK_MS = 15_000;

export interface RequestGroupsProps extends Pick<RequestRowProps, 'status' | 'onCancel' | 'onOpen' | 'onAccept'> {
  /** The line whose details are open. */
  openId: string | undefined;
}

/** The lines of a tab. Those that wait for an associate are a group above the others [Z-09]. */
export function RequestGroups({ status, openId, ...actions }: RequestGroupsProps) {
  const say = useSay();
  const now = useNow(useApp().environment.clock, TICK_MS, true);
  const { requestLines } = useShoesize();
  const { order, byId, total, whose, whoseCounts } = useSnapshot(requestLines.state);
  const waiting = order.filter((id) => byId[id]?.status === 'waiting');
  const others = order.slice(waiting.length);
  const waitingTotal = Math.max(whoseCounts?.waiting ?? 0, waiting.length);
  const rows = (label: string, items: readonly string[], of: number) => (
    <RequestRows {...{ status, openId, now, label, items, ...actions }} total={of} shown={order.length} />
  );
  const oldest = byId[waiting[0] ?? ''];
  if (!oldest) return rows(say('Requests'), order, total);
  const othersTotal = Math.max(total - waitingTotal, others.length);
  const minutes = Math.max(0, Math.floor((now - Date.parse(oldest.requestedAt)) / 60_000));
  return (
    <Stack gap={12}>
      <PickGroup
        title={say('Nobody yet')}
        count={waitingTotal}
        note={say('longest {count} min', { count: minutes })}
        mark={<Avatar size={24} />}
      >
        {rows(say('Nobody yet'), waiting, waitingTotal)}
      </PickGroup>
      {others.length > 0 ? (
        <PickGroup title={whose === 'mine' ? say('Mine') : say('Accepted')} count={othersTotal}>
          {rows(say('Requests'), others, othersTotal)}
        </PickGroup>
      ) : null}
    </Stack>
  );
}

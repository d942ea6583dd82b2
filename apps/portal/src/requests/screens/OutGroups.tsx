import { BulkBar, Button, OverdueFold, Stack, icons } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { mayManage } from '../lineRights.ts';
import { outLinesOf } from '../overdue.ts';
import { useApp, useShoesize } from '../../app/context.ts';
import { SellQuestion } from '../../shared/components/SellQuestion.tsx';
import { useNow } from '../../shared/components/useNow.ts';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { RequestGroupsProps } from './RequestGroups.tsx';
import { type Chosen, RequestRows } from './RequestRows.tsx';

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
  const chosen: Chosen = { ids: ids.filter((id) => byId[id]), onChange: setIds };
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
      <ChosenBar chosen={chosen} />
    </Stack>
  );
}

/** What can be done with all chosen lines. */
function ChosenBar({ chosen: { ids, onChange } }: { chosen: Chosen }) {
  const say = useSay();
  const { auth } = useApp();
  const { requestLines } = useShoesize();
  const { order, byId } = useValues(requestLines.state);
  const [isPending, setPending] = useState(false);
  const [isSelling, setSelling] = useState(false);
  const lines = ids.flatMap((id) => byId[id] ?? []);
  const [first, ...others] = lines;
  if (!first) return null;
  const person = { role: auth.role, userId: auth.user?.user_id ?? '' };
  const own = order.filter((id) => byId[id] && mayManage(person, byId[id]));
  const back = lines.filter(({ sentBackAt }) => !sentBackAt).map(({ lineId }) => lineId);
  const over = lines.filter(({ handedOverAt }) => !handedOverAt).map(({ lineId }) => lineId);
  const run = async (work: Promise<boolean>) => {
    setPending(true);
    const isDone = await work;
    setPending(false);
    if (isDone) onChange([]);
  };
  return (
    <>
      <BulkBar chosen={ids.length} total={own.length} onChooseAll={(isAll) => onChange(isAll ? own : [])}>
        <Button
          icon={icons.undo}
          isDisabled={isPending || back.length === 0}
          onPress={() => void run(requestLines.sendBackAll(back))}
        >
          {say('Send back {count}', { count: back.length })}
        </Button>
        <Button isDisabled={isPending || over.length === 0} onPress={() => void run(requestLines.handOverAll(over))}>
          {say('Hand over {count}', { count: over.length })}
        </Button>
        <Button variant="signal" isDisabled={isPending} onPress={() => setSelling(true)}>
          {say('Sold')}
        </Button>
      </BulkBar>
      {isSelling ? (
        <SellQuestion line={first} others={others} lines={requestLines} onClose={() => setSelling(false)} />
      ) : null}
    </>
  );
}

import type { RequestLine } from '@instore/api';
import { Button, DispatchCard, List, PickGroup, Stack } from '@instore/ui';
import { useState } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import { type QueuedWrite, queuedByLine } from '../../picks/index.ts';
import { useApp, useWarehouse } from '../../app/context.ts';
import type { OutboxEntry } from '../../outbox/index.ts';
import { WaitingWriteMark } from '../../outbox/screens/index.ts';
import { useNow } from '../../shared/components/useNow.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { DispatchStore } from '../dispatch.ts';
import { groupsOf } from '../dispatchGroups.ts';
import { holderName } from '../holderName.ts';

/** The shown ages are updated in this interval, milliseconds. */
const TICK_MS = 30_000;
/** Height of a row before it is measured, px. */
const ROW_HEIGHT = 80;
/** More rows than this, in all groups together, are drawn only where they are in sight. */
const WHOLE_UP_TO = 50;

export interface DispatchGroupsProps {
  dispatch: DispatchStore;
  /** The line that is open in the panel. */
  openId: string | undefined;
  onSelect: (lineId: string) => void;
  /** The lines that are chosen together. */
  chosen: readonly string[];
  onChoose: (lineIds: readonly string[]) => void;
}

/** Checked-out pairs: first the customers with several pairs, one group each, then all other pairs [W-04]. */
export function DispatchGroups(props: DispatchGroupsProps) {
  const { dispatch, onChoose } = props;
  const say = useSay();
  const { environment } = useApp();
  const { lines, total, view } = useSnapshot(dispatch.state);
  const now = useNow(environment.clock, TICK_MS, true);
  const waiting = useWaiting();
  const order = say(view.sort === 'newest' ? 'newest first' : 'longest out first');
  const { customers, others } = groupsOf(lines);
  const rows = (label: string, items: readonly Snapshot<RequestLine>[], of: number) => (
    <List
      label={label}
      items={items}
      getKey={({ lineId }) => lineId}
      estimatedHeight={ROW_HEIGHT}
      gap={8}
      total={of}
      wholeUpTo={lines.length > WHOLE_UP_TO ? 0 : WHOLE_UP_TO}
      isInPage
    >
      {(line) => <Row {...props} line={line} now={now} write={waiting.get(line.lineId)} />}
    </List>
  );
  const othersTotal = total - lines.length + others.length;
  return (
    <Stack gap={12}>
      {customers.map(([number, own]) => {
        const title = say('Customer {number}', { number: String(number) });
        return (
          <PickGroup
            key={number}
            title={title}
            note={say('{count} pair|{count} pairs', { count: own.length })}
            action={
              <Button variant="link" size="s" onPress={() => onChoose(own.map(({ lineId }) => lineId))}>
                {say('Choose all {count}', { count: own.length })}
              </Button>
            }
          >
            {rows(title, own, own.length)}
          </PickGroup>
        );
      })}
      {others.length > 0 ? (
        <PickGroup title={say(customers.length > 0 ? 'Others' : 'Out now')} count={othersTotal} note={order}>
          {rows(say('Pairs that are checked out'), others, othersTotal)}
        </PickGroup>
      ) : null}
    </Stack>
  );
}

interface RowProps extends DispatchGroupsProps {
  line: Snapshot<RequestLine>;
  now: number;
  write: QueuedWrite | undefined;
}

function Row({ dispatch, line, now, write, openId, onSelect, chosen, onChoose }: RowProps) {
  const { config } = useApp();
  const { people } = useSnapshot(dispatch.state);
  const photos = useSnapshot(useWarehouse().photos.state);
  const [isPending, setPending] = useState(false);
  const { lineId } = line;
  const to = holderName(line);
  const personId = people.find(({ name }) => name === to)?.id ?? '';
  const takeBack = async () => {
    setPending(true);
    await dispatch.takeBack(lineId);
    setPending(false);
  };
  // Beside an open panel its buttons are enough.
  const actions =
    openId === undefined && chosen.length === 0
      ? { onTakeBack: () => void takeBack(), onHandOver: () => onSelect(lineId) }
      : undefined;
  return (
    <DispatchCard
      pair={{
        ...line,
        name: line.productName,
        to,
        toPhotoUrl: photos[personId],
        spot: line.deliveredTo ? undefined : line.spot,
        isComingBack: Boolean(line.sentBackAt),
        isHandedOver: Boolean(line.handedOverAt),
        from: line.requestedBy,
        since: line.checkedOutAt,
      }}
      now={now}
      lateAfterMs={config.limits.lateAfterMs}
      isOpen={lineId === openId}
      isPending={isPending}
      choice={{
        isChosen: chosen.includes(lineId),
        onChange: (isOn) => onChoose(isOn ? [...chosen, lineId] : chosen.filter((id) => id !== lineId)),
      }}
      {...markOf(write)}
      {...actions}
      onSelect={() => onSelect(lineId)}
    />
  );
}

/** The writes that wait, by their lines. One that is being sent is shown where it was pressed. */
function useWaiting() {
  const { outbox } = useWarehouse();
  const { entries, nextTryAt } = useSnapshot(outbox.state);
  return queuedByLine(nextTryAt === undefined ? [] : (entries as readonly OutboxEntry[]));
}

function markOf(write: QueuedWrite | undefined) {
  if (write?.number === undefined) return {};
  const { operation, number, at } = write;
  return { mark: <WaitingWriteMark operation={operation} number={number} at={at} /> };
}

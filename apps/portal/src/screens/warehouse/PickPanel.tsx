import type { RequestLine } from '@instore/api';
import { Panel, PickDetail, Stack, Text, fetchAhead, onDemand } from '@instore/ui';
import { useEffect, useState } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { Row } from '../../state/warehouse/warehouseFacts.ts';
import { isHeldAgainst } from '../../rules/heldAgainst.ts';
import { useNow } from '../components/useNow.ts';
import { useSay } from '../language.ts';
import { OutboxPanel } from './OutboxPanel.tsx';
import type { NotInBinQuestionProps } from './NotInBinQuestion.tsx';
import { binLocation } from '../../rules/binLocation.ts';
import { useApp, useWarehouse } from '../app.ts';

/** The system of the size, and the same size in the other system: "US M, EU 44.5". */
function systemsOf({ sizeSystem, otherSize }: Pick<RequestLine, 'sizeSystem' | 'otherSize'>): string {
  return otherSize ? `${sizeSystem}, ${otherSize.sizeSystem} ${otherSize.size}` : sizeSystem;
}

export interface PickPanelProps {
  /** The open line of the list. */
  lineId: string | undefined;
}

/** How often the panel looks whether a hold has ended, ms. */
const TICK_MS = 30_000;

const NotInBinQuestion = onDemand<NotInBinQuestionProps>(() =>
  import('./NotInBinQuestion.tsx').then((module) => module.NotInBinQuestion),
);

/** Whether writes wait on this device, or need an answer. A write that is just being sent is none. */
export function useIsOutbox(): boolean {
  const { queue } = useWarehouse();
  const { entries, nextTryAt } = useSnapshot(queue.facts);
  return entries.some(({ conflict }) => conflict) || (entries.length > 0 && nextTryAt !== undefined);
}

/** Whether the panel beside the list shows the writes that wait. */
export function useShowsOutbox(): boolean {
  const { warehouse } = useWarehouse();
  const { putAway, answered, chosen } = useSnapshot(warehouse.facts);
  return useIsOutbox() && !putAway && !answered && chosen === undefined;
}

/**
 * The panel beside the list: the unit to put back until the next scan, else the writes that wait unless a line was
 * chosen, else the open line of the list [W-06, W-13].
 */
export function PickPanel({ lineId }: PickPanelProps) {
  const { warehouse } = useWarehouse();
  const { putAway, answered } = useSnapshot(warehouse.facts);
  // It is needed without network, too, when its code can no longer be loaded.
  useEffect(() => fetchAhead(NotInBinQuestion.load), []);
  const showsOutbox = useShowsOutbox();
  const row = lineId === undefined ? undefined : warehouse.facts.rows[lineId];
  if (putAway) return <PutAway line={putAway} />;
  if (answered) return <AnsweredLine key={answered.lineId} line={answered} />;
  if (showsOutbox) return <OutboxPanel />;
  // The key keeps a question about one unit from being asked about the next one.
  return row ? <OpenLine key={lineId} row={row} /> : null;
}

function PutAway({ line }: { line: Snapshot<RequestLine> }) {
  return <PickDetail {...useDetail(line)} isPutAway />;
}

/** What the panel shows of a line. Reads the aisle of its bin. */
function useDetail(line: Snapshot<RequestLine>) {
  const say = useSay();
  const { warehouse } = useWarehouse();
  const { bin, shelf } = line;
  const bays = useSnapshot(warehouse.facts.bays);
  const bay = bin === null ? null : bays[warehouse.bayKey(bin)];
  useEffect(() => {
    if (bin !== null) void warehouse.loadBay(bin);
  }, [bin, warehouse]);
  return {
    bin,
    shelf,
    place: binLocation(say, bin, shelf),
    size: line.size,
    sizeSystem: systemsOf(line),
    name: line.productName,
    colourway: line.colourway,
    sku: line.sku,
    barcode: line.barcode,
    imageUrl: line.imageUrl,
    ...(bay !== null && { shelfMap: bay ?? ('loading' as const) }),
  };
}

function OpenLine({ row }: { row: Row }) {
  const say = useSay();
  const { warehouse } = useWarehouse();
  const { auth, environment } = useApp();
  const { user, role } = useSnapshot(auth);
  const { line, isPending, isFinished, queued } = useSnapshot(row);
  const { lineId, barcode, status, requestId } = line;
  const [isAsked, setAsked] = useState(false);
  const detail = useDetail(line);
  const picker = { userId: user?.user_id ?? '', role };
  const now = useNow(environment.clock, TICK_MS, true);
  const isHeld = isHeldAgainst(line, picker, now);
  const isMine = line.holder?.id === picker.userId;
  const mayAct = !isFinished && !isHeld && !queued;
  const isOpen = mayAct && (status === 'request' || status === 'pending');
  return (
    <>
      <PickDetail
        {...detail}
        isPending={isPending}
        // A line without a unit is filled by a scan.
        {...(isOpen && barcode !== null && { onCheckOut: () => void warehouse.checkOutLine(lineId) })}
        {...(isOpen && status === 'request' && { onNotHere: () => setAsked(true) })}
        {...(mayAct &&
          status === 'checkedout' &&
          barcode !== null && { onCheckIn: () => void warehouse.checkIn(barcode) })}
        {...(isOpen &&
          requestId !== null && {
            onHold: {
              label: say(isMine ? 'Hand request {id} back' : 'Take request {id}', { id: requestId }),
              onPress: () => void (isMine ? warehouse.handBack(requestId) : warehouse.take(requestId)),
            },
          })}
        {...(isHeld && { holder: say('{name} picks this request.', { name: line.holder?.name ?? '' }) })}
      />
      {isAsked ? <NotInBinQuestion line={line} isPending={isPending} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

/** The line that was reported last: its other unit, or that there is none and what the associate is offered [K-12]. */
function AnsweredLine({ line }: { line: Snapshot<RequestLine> }) {
  const say = useSay();
  const { warehouse } = useWarehouse();
  const { offered, scan } = useSnapshot(warehouse.facts);
  const { barcode } = line;
  const detail = useDetail(line);
  if (barcode !== null) {
    return (
      <PickDetail
        {...detail}
        task={say('Take this pair instead')}
        isPending={scan.isPending}
        onCheckOut={() => void warehouse.scan(barcode)}
      />
    );
  }
  return (
    <Panel title={say('No other pair is left')} onClose={() => warehouse.choose(undefined)}>
      <Stack gap={16}>
        <Text>{say('{name}, size {size}', { name: line.productName, size: line.size })}</Text>
        <Text tone="soft">
          {offered === undefined || offered.length > 0
            ? say('The associate is notified, and can offer the customer these sizes:')
            : say('The associate is notified. No near size is in stock here.')}
        </Text>
        {offered?.map(({ size, bin, inStock }) => (
          <Text key={size}>
            {bin === null
              ? say('Size {size}: {count} pair|Size {size}: {count} pairs', { size, count: inStock })
              : say('Size {size}: {count} pair in {bin}|Size {size}: {count} pairs, first in {bin}', {
                  size,
                  count: inStock,
                  bin,
                })}
          </Text>
        ))}
      </Stack>
    </Panel>
  );
}

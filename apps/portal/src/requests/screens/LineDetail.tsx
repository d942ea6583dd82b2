import type { LineStatus, RequestLine, UnavailableReason } from '@instore/api';
import {
  Button,
  InlineMessage,
  NearestSizes,
  RequestDetail,
  type RequestMoment,
  SkeletonLabels,
  Stack,
  icons,
} from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { shortTime } from '../../shared/format/formatTime.ts';
import { isNudged } from '../../shared/lines/nudgeTimes.ts';
import { mayNudge } from '../lineAge.ts';
import { meaningOf } from '../../shared/lines/lineStates.ts';
import { mayManage } from '../lineRights.ts';
import { objectsOf } from '../../shared/lines/notifiedObjects.ts';
import { useApp, useShoesize } from '../../app/context.ts';
import { lineMessageTexts } from '../../shared/lines/lineMessages.ts';
import { LineMessages } from '../../shared/components/LineMessages.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useAcknowledged } from '../../shared/components/useAcknowledged.ts';
import { useNow } from '../../shared/components/useNow.ts';
import { useValues } from '../../shared/components/useValues.ts';
import { type LineQuestion, LineQuestions } from './LineQuestions.tsx';
import { LineWishes } from './LineWishes.tsx';
import type { CancelledLine } from './RequestQuestions.tsx';
import { exceptionOf, requestCardLine } from './requestCardLine.ts';
import type { PortalText, SayText } from '../../shared/texts/portalText.ts';
import { useLocale, useSay, useSayStored } from '../../shared/language/useLanguage.ts';

export interface LineDetailProps {
  line: RequestLine;
  status: LineStatus;
  onBack: () => void;
  onAccept: (tryoutItemId: string) => void;
  onCancel: (line: CancelledLine) => void;
}

/** The age is updated in this interval, milliseconds. */
const TICK_MS = 15_000;

/** The line as the panel shows it, with a notice and its moments, in the language of the page. */
function useLineWords(line: RequestLine, status: LineStatus) {
  const say = useSay();
  const locale = useLocale();
  const photoUrl = useSnapshot(useShoesize().photos.state)[line.owner?.id ?? ''];
  return {
    line: requestCardLine(line, status, photoUrl, { say, locale }),
    notice: noticeOf(line, say, locale),
    moments: momentsOf(line, say, locale),
  };
}

/** A line in the panel: its state, what happened, and every action that the person may take [K-11, K-12, Z-09, Z-12]. */
export function LineDetail({ line, status, onBack, onAccept, onCancel }: LineDetailProps) {
  const { config, auth, environment } = useApp();
  const { requestLines, cart } = useShoesize();
  const { pending } = useSnapshot(requestLines.state);
  const { filteredCart } = useSnapshot(cart.state);
  const now = useNow(environment.clock, TICK_MS, true);
  const sayStored = useSayStored();
  const [question, setQuestion] = useState<LineQuestion>();
  const exception = exceptionOf(line);
  const isMine = mayManage({ role: auth.role, userId: auth.user?.user_id ?? '' }, line);
  const hasNoPair = exception === 'unavailable';
  const { chosen, setSizeId, take } = useOtherSize(line, hasNoPair, onBack);
  const { lineId, tryoutItemId } = line;
  useAcknowledged(line, objectsOf);
  const ask = (next: LineQuestion) => (isMine ? () => setQuestion(next) : undefined);
  const isOut = line.status === 'checkedout';
  const { isOpen, isOver } = meaningOf(line.status);
  return (
    <>
      <RequestDetail
        {...useLineWords(line, status)}
        status={status}
        exception={exception}
        cartCount={filteredCart.reduce((sum, { quantity }) => sum + quantity, 0)}
        onBack={onBack}
        now={now}
        lateAfterMs={config.limits.lateAfterMs}
        isPending={pending[lineId] ?? false}
        isNudged={isNudged(line, now)}
        onAccept={exception === 'waiting' && tryoutItemId ? () => onAccept(tryoutItemId) : undefined}
        otherSize={hasNoPair && isMine ? { size: chosen?.size, onTake: take } : undefined}
        onNudge={mayNudge(line, now) || isNudged(line, now) ? () => void requestLines.nudge(lineId) : undefined}
        onSell={isOut ? ask('sell') : undefined}
        onSendBack={isOut && isMine && !line.sentBackAt ? () => void requestLines.sendBack(lineId) : undefined}
        onHandOver={isOut && isMine && !line.handedOverAt ? () => void requestLines.handOver(lineId) : undefined}
        {...callActions(line, requestLines)}
        onNotAvailable={isOpen ? ask('notAvailable') : undefined}
        onAssign={isOver ? undefined : ask('assign')}
        onCancel={!isOver && !isOut && isMine ? () => onCancel(line) : undefined}
      >
        <Stack gap={16}>
          {line.status === 'pending' && line.note ? (
            <InlineMessage severity="caution">{sayStored(line.note, line.noteText, line.noteValues)}</InlineMessage>
          ) : null}
          {hasNoPair ? (
            <OtherSizes line={line} value={chosen?.inventoryItemId} onChange={isMine ? setSizeId : undefined} />
          ) : null}
          {hasNoPair && isMine ? <AskLink line={line} /> : null}
          {isMine && !isOver ? <LineWishes key={lineId} line={line} /> : null}
          {isMine && !isOver && line.requestId !== null ? <Messages line={line} /> : null}
          {isMine && (isOut || line.status === 'request') ? <HoldLink line={line} /> : null}
        </Stack>
      </RequestDetail>
      <LineQuestions line={line} question={question} onClose={() => setQuestion(undefined)} />
    </>
  );
}

/** What the associate says to the warehouse with one press [K-13]. */
function Messages({ line: { lineId } }: { line: RequestLine }) {
  const say = useSay();
  const { requestLines } = useShoesize();
  const { pending } = useSnapshot(requestLines.state);
  return (
    <LineMessages
      label={say('Say to the stockroom')}
      isPending={pending[lineId] ?? false}
      onSend={(message) => void requestLines.sendMessage(lineId, message)}
    />
  );
}

/** Opens the form that holds the line's pair for the customer; the line ends then [M-04]. */
function HoldLink({ line: { barcode, lineId } }: { line: RequestLine }) {
  const say = useSay();
  const router = useRouter();
  if (barcode === null) return null;
  const open = () => void router.navigate({ to: '/shoesize/holds', search: { pair: barcode, line: lineId } });
  return (
    <Button size="s" isFill icon={icons.bookmark} onPress={open}>
      {say('Hold for a customer')}
    </Button>
  );
}

/** Opens the form that asks another location for the line's pair, if one has it [M-03]. */
function AskLink({ line: { sku, inventoryItemId, lineId } }: { line: RequestLine }) {
  const say = useSay();
  const router = useRouter();
  const { value } = useValues(useShoesize().requestLines.nearestSizes.state);
  if (!value?.elsewhere.length || sku === null) return null;
  const search = { ask: sku, item: inventoryItemId, line: lineId };
  return (
    <Button isFill icon={icons.handOver} onPress={() => void router.navigate({ to: '/shoesize/transfers', search })}>
      {say('Ask another location')}
    </Button>
  );
}

/** Calling the customer of a pair that is out, or ending the call: any associate may. */
function callActions(
  { lineId, status, customerNumber, handedOverAt, call }: RequestLine,
  { callCustomer, endCall }: ReturnType<typeof useShoesize>['requestLines'],
) {
  if (status !== 'checkedout' || !customerNumber || handedOverAt) return {};
  return call ? { onEndCall: () => void endCall(lineId) } : { onCall: () => void callCustomer(lineId) };
}

interface OtherSizesProps {
  line: RequestLine;
  value: string | undefined;
  /** Absent if the person may not choose. */
  onChange: ((inventoryItemId: string) => void) | undefined;
}

/** The nearest sizes of a line without a pair. */
function OtherSizes({ line, value, onChange }: OtherSizesProps) {
  return (
    <Loaded resource={useShoesize().requestLines.nearestSizes} skeleton={<SkeletonLabels count={1} />}>
      {({ sizes, elsewhere }) => (
        <NearestSizes
          wanted={line.size}
          sizes={sizes.map(({ inventoryItemId, ...size }) => ({ id: inventoryItemId, ...size }))}
          elsewhere={elsewhere.map(({ location, inStock }) => ({ name: location.name, inStock }))}
          value={onChange && value}
          onChange={onChange}
        />
      )}
    </Loaded>
  );
}

/** Reads the nearest sizes of a line without a pair. Gives the chosen one, and the action that asks for it. */
function useOtherSize({ lineId, inventoryItemId }: RequestLine, isWanted: boolean, onTaken: () => void) {
  const { nearestSizes, takeOtherSize } = useShoesize().requestLines;
  const [sizeId, setSizeId] = useState<string>();
  const { value } = useValues(nearestSizes.state);
  useEffect(() => {
    if (!isWanted) return undefined;
    void nearestSizes.load(inventoryItemId);
    return nearestSizes.clear;
  }, [nearestSizes, inventoryItemId, isWanted]);
  const chosen = value?.sizes.find((size) => size.inventoryItemId === sizeId) ?? value?.sizes[0];
  const take = () => {
    if (chosen) void takeOtherSize(lineId, chosen.inventoryItemId, chosen.size).then((taken) => taken && onTaken());
  };
  return { chosen, setSizeId, take };
}

const REASONS = {
  'not found': 'Not found',
  damaged: 'Damaged',
  'on hold': 'On hold',
  sold: 'Reported sold',
} as const satisfies Record<UnavailableReason, PortalText>;

function noticeOf(line: RequestLine, say: SayText, locale: string): { title: string; text: string } | undefined {
  if (line.status === 'accepted' && line.barcode === null) {
    return {
      title: say('Not in stock'),
      text: say('No pair is available. Choose another size or cancel the request.'),
    };
  }
  if (line.status !== 'unavailable' || !line.unavailable) return undefined;
  const { reason, by, at, bin } = line.unavailable;
  const title = reason === 'not found' && bin ? say('Not in bin {bin}', { bin }) : say(REASONS[reason]);
  const time = shortTime(at, locale);
  const text = by
    ? say('Searched by {name}, {time}.', { name: by, time })
    : say('Searched by a colleague, {time}.', { time });
  return { title, text };
}

/** Who called the customer, and to where. */
function calledWords(call: RequestLine['call'], say: SayText): [text: string, detail?: string] {
  const text = say('Customer called by {name}', { name: call?.by ?? '' });
  return call?.spot ? [text, say('To {spot}', { spot: call.spot })] : [text];
}

/** What happened to the line, newest first. */
function momentsOf(line: RequestLine, say: SayText, locale: string): RequestMoment[] {
  const { requestedAt, requestedBy, placedAt, placedBy, requestId, checkedOutAt, checkedOutBy, bin } = line;
  const moments: (readonly [at: string | null | undefined, text: string, detail?: string | undefined])[] = [
    [line.call?.at, ...calledWords(line.call, say)],
    [line.handedOverAt, say('Handed over to the customer')],
    [line.sentBackAt, say('Sent back to the warehouse')],
    [
      checkedOutAt,
      checkedOutBy ? say('Checked out by {name}', { name: checkedOutBy }) : say('Checked out by the warehouse'),
      bin ? say('From {bin}', { bin }) : undefined,
    ],
    [line.nudgedAt, say('Nudged')],
    ...(line.messages ?? []).map(
      ({ message, by, at }) => [at, say('“{note}”', { note: say(lineMessageTexts[message]) }), by] as const,
    ),
    [
      placedAt,
      placedBy ? say('Placed by {name}', { name: placedBy }) : say('Placed by an associate'),
      requestId ? say('Request {number}', { number: requestId }) : undefined,
    ],
    [requestedAt, say('Requested'), requestedBy],
  ];
  return moments
    .flatMap(([at, text, detail]) => (at ? [{ instant: at, at: shortTime(at, locale), text, detail }] : []))
    .toSorted((a, b) => b.instant.localeCompare(a.instant))
    .map(({ instant: _instant, ...moment }) => moment);
}

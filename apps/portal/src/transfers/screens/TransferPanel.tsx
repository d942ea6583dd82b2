import { isAdminOf, type UnavailableReason } from '@instore/api';
import { Button, Code, DescriptionList, InlineMessage, PairHead, Panel, Stack, Steps, Text, icons } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp, useAreaCommon } from '../../app/context.ts';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { ReasonQuestion } from '../../shared/components/ReasonQuestion.tsx';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { momentOf } from '../../shared/format/formatTime.ts';
import { useNow } from '../../shared/components/useNow.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { isNudged, isTimeToNudge } from '../../shared/lines/nudgeTimes.ts';
import { mayAskElsewhere } from '../../shared/rights/warehouseRights.ts';
import type { PlainText } from '../../shared/texts/portalText.ts';
import { TransferStamp } from './TransferStamp.tsx';
import type { OpenTransferProps } from './pageProps.ts';
import { BEFORE_LEAVING, WORDS, forWhom } from './transferWords.ts';

type TransferPanelProps = OpenTransferProps & { onClose: () => void };

/** A transfer with its steps, and what the person may do next. */
export function TransferPanel(props: TransferPanelProps) {
  const { transfer, onClose } = props;
  const say = useSay();
  const locale = useLocale();
  const pictureUrl = usePictureUrl();
  const { size, sizeSystem, productName, colourway, imageUrl, sku, from, to, bin, until, note } = transfer;
  return (
    <Panel
      title={productName}
      mark={<TransferStamp transfer={transfer} />}
      onClose={onClose}
      actions={<TransferActions {...props} />}
    >
      <Stack gap={20}>
        <PairHead {...{ size, sizeSystem, colourway, sku }} name={productName} imageUrl={pictureUrl(imageUrl, 320)} />
        {bin !== null && (
          <Stack gap={4}>
            <Text tone="soft">{say('Lies in')}</Text>
            <Code size={28}>{bin}</Code>
          </Stack>
        )}
        <DescriptionList
          items={[
            { label: say('From'), value: from.name },
            { label: say('To'), value: to.name },
            { label: say('For'), value: forWhom(say, transfer) },
            { label: say('Asked by'), value: transfer.askedBy.name },
            ...(until === null ? [] : [{ label: say('Hold here until'), value: momentOf(until, locale) }]),
            ...(note === null ? [] : [{ label: say('Note'), value: note }]),
            ...(transfer.carton === null ? [] : [{ label: say('Carton'), value: transfer.carton, isCode: true }]),
          ]}
        />
        <TransferSteps transfer={transfer} />
        <Refusal transfer={transfer} />
      </Stack>
    </Panel>
  );
}

const STEP_NAMES = ['Asked', 'Packing', 'In transit', 'Received'] as const satisfies readonly PlainText[];

/** The four steps, each with its time and person. */
function TransferSteps({ transfer }: Pick<OpenTransferProps, 'transfer'>) {
  const say = useSay();
  const locale = useLocale();
  const reached = STEP_NAMES.map((_, index) =>
    transfer.steps.findLast(({ status }) => {
      const { step } = WORDS[status];
      return (
        status !== 'refused' && status !== 'cancelled' && status !== 'missing' && (step === 4 ? 3 : step) === index
      );
    }),
  );
  return (
    <Steps
      label={say('Transfer')}
      current={WORDS[transfer.status].step}
      steps={STEP_NAMES.map((name, index) => {
        const step = reached[index];
        const time = step && momentOf(step.at, locale);
        return {
          label: say(name),
          note: step && (step.by === null ? time : say('{time}, {name}', { time: time ?? '', name: step.by })),
        };
      })}
    />
  );
}

const REASONS: Record<UnavailableReason, PlainText> = {
  'not found': 'Not found',
  damaged: 'Damaged',
  'on hold': 'Do not sell',
  sold: 'Sold',
};

/** Why a pair does not come, and who else has the size. */
function Refusal({ transfer: { reason, status, next } }: Pick<OpenTransferProps, 'transfer'>) {
  const say = useSay();
  if (status !== 'refused' && status !== 'missing') return null;
  return (
    <InlineMessage severity="critical">
      {reason === null ? say('It did not arrive.') : say(REASONS[reason])}{' '}
      {next === null
        ? say('No other location has this size.')
        : say('{location} has this size.', { location: next.name })}
    </InlineMessage>
  );
}

function TransferActions(props: TransferPanelProps) {
  const { area, transfer } = props;
  const { stores } = useAreaCommon();
  const isTo = transfer.to.id === stores.locationId();
  if (area === 'warehouse' && !isTo) return <SendActions {...props} />;
  return (
    <>
      {area === 'warehouse' && transfer.status === 'in-transit' && <ReceiveActions {...props} />}
      {isTo && <AskerActions {...props} />}
    </>
  );
}

/** The stockroom that is asked: accept or refuse. */
function SendActions({ transfers, transfer }: TransferPanelProps) {
  const say = useSay();
  const { isPending } = useSnapshot(transfers.act);
  const [isAsking, setAsking] = useState(false);
  const { status } = transfer;
  if (status !== 'asked' && status !== 'accepted') return null;
  const refuse = async (reason: UnavailableReason) => {
    if (await transfers.refuse(transfer, reason)) setAsking(false);
  };
  return (
    <>
      {status === 'asked' && (
        <Button variant="signal" size="xl" isFill isPending={isPending} onPress={() => void transfers.accept(transfer)}>
          {say('Accept')}
        </Button>
      )}
      <Button variant="link" size="s" isFill onPress={() => setAsking(true)}>
        {say('We cannot send it')}
      </Button>
      {isAsking && (
        <ReasonQuestion
          title={say('Why can it not be sent?')}
          line={transfer}
          cancelLabel={say('Go back')}
          confirmLabel={say('Refuse the transfer')}
          isPending={isPending}
          onAnswer={(reason) => void refuse(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** The stockroom to which it goes: it is here, or it did not arrive. */
function ReceiveActions({ transfers, transfer }: TransferPanelProps) {
  const say = useSay();
  const { isPending } = useSnapshot(transfers.act);
  const [isAsking, setAsking] = useState(false);
  const report = async () => {
    if (await transfers.reportMissing(transfer)) setAsking(false);
  };
  return (
    <>
      <Button
        variant="signal"
        size="xl"
        isFill
        isPending={isPending}
        onPress={() => void transfers.scan(transfer.barcode ?? '')}
      >
        {say('It is here')}
      </Button>
      <Button variant="link" size="s" isFill onPress={() => setAsking(true)}>
        {say('Report it missing')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={say('Report it missing?')}
        confirmLabel={say('Report it missing')}
        cancelLabel={say('Go back')}
        isPending={isPending}
        onConfirm={() => void report()}
        onCancel={() => setAsking(false)}
      >
        {say('The pair is missing at {location}, and the person who asked is told.', { location: transfer.from.name })}
      </Confirm>
    </>
  );
}

/** How often a screen looks whether a transfer may be nudged, ms. */
const TICK_MS = 15_000;

/** Reminds the other location of a pair that has not left [K-11]. Absent while it is too early. */
function NudgeButton({ transfers, transfer }: Pick<OpenTransferProps, 'transfers' | 'transfer'>) {
  const say = useSay();
  const now = useNow(useApp().environment.clock, TICK_MS, true);
  const { isPending } = useSnapshot(transfers.act);
  const isDone = isNudged(transfer, now);
  if (!isDone && !isTimeToNudge({ since: transfer.askedAt, nudgedAt: transfer.nudgedAt }, now)) return null;
  return (
    <Button isFill isDisabled={isDone} isPending={isPending} onPress={() => void transfers.nudge(transfer)}>
      {isDone ? say('Nudged') : say('Nudge {location}', { location: transfer.from.name })}
    </Button>
  );
}

/** The location that asked: nudge or cancel it before it leaves, or ask the next location. */
function AskerActions({ transfers, transfer, onChange }: TransferPanelProps) {
  const say = useSay();
  const { auth } = useApp();
  const { user, role } = useSnapshot(auth);
  const { isPending } = useSnapshot(transfers.act);
  const { next, status, sku, inventoryItemId, lineId } = transfer;
  const isOwn = transfer.askedBy.id === user?.user_id || isAdminOf(role, 'shoesize') || isAdminOf(role, 'warehouse');
  if (!mayAskElsewhere(role)) return null;
  if (BEFORE_LEAVING.has(status)) {
    return (
      <>
        <NudgeButton transfers={transfers} transfer={transfer} />
        {isOwn && (
          <Button isFill icon={icons.x} isPending={isPending} onPress={() => void transfers.cancel(transfer)}>
            {say('Cancel transfer')}
          </Button>
        )}
      </>
    );
  }
  if (next === null || sku === null) return null;
  return (
    <Button
      variant="signal"
      size="xl"
      isFill
      onPress={() =>
        onChange({ transfer: undefined, ask: sku, item: inventoryItemId, line: lineId ?? undefined, from: next.id })
      }
    >
      {say('Ask {location}', { location: next.name })}
    </Button>
  );
}

import { Barcode, Button, DescriptionList, PairHead, Panel, Stack, Stamp, Text } from '@instore/ui';
import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import { shortTime } from '../../shared/format/formatTime.ts';
import type { Consigned } from '../consignmentState.ts';
import { UnitHistoryList } from '../../shared/components/UnitHistoryList.tsx';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { useLocale, useSay, useSayStored } from '../../shared/language/useLanguage.ts';
import type { ConsignmentPageProps } from './pageProps.ts';
import { usePrice } from './usePrice.ts';

export type ConsignedPanelProps = Pick<ConsignmentPageProps, 'consignment' | 'onChange' | 'onPrint'> & { id: string };

/** One consigned pair: owner, price, label and history, and what can be done with it [G-05, Z-10]. */
export function ConsignedPanel({ consignment, id, ...actions }: ConsignedPanelProps) {
  const say = useSay();
  const locale = useLocale();
  const pictureUrl = usePictureUrl();
  const { byId } = useSnapshot(consignment.state);
  const row = byId[id];
  const barcode = row?.record?.barcode ?? null;
  const state = row?.record?.state;
  useEffect(() => {
    // Again after each change of the state, which is an event of its own. An announced pair has no history.
    void consignment.history.show(state === undefined ? undefined : (barcode ?? undefined));
  }, [consignment, barcode, state]);
  if (!row) return null;
  const { pair, announced, record } = row;
  const { size, sizeSystem, otherSize, productName: name, colourway, imageUrl } = pair;
  const since = announced?.announcedAt ?? record?.receivedAt;
  return (
    <Panel
      title={name}
      isTitleHidden
      mark={
        <>
          <Stamp state="consigned">{say('Consigned')}</Stamp>
          {since && (
            <Text as="span" size={13} tone="soft">
              {announced
                ? say('Announced {day}', { day: shortTime(since, locale) })
                : say('Since {day}', { day: shortTime(since, locale) })}
            </Text>
          )}
        </>
      }
      actions={
        announced ? (
          <AnnouncedActions consignment={consignment} id={id} />
        ) : (
          <RecordActions consignment={consignment} row={row} {...actions} />
        )
      }
    >
      <Stack gap={16}>
        <PairHead
          size={size}
          sizeSystem={otherSize ? `${sizeSystem}, ${otherSize.sizeSystem} ${otherSize.size}` : sizeSystem}
          name={name}
          sku={pair.sku}
          colourway={colourway}
          imageUrl={pictureUrl(imageUrl, 200)}
        />
        <State row={row} />
        {barcode !== null && <Barcode value={barcode} isScannable />}
        <UnitHistoryList history={consignment.history} most={8} />
      </Stack>
    </Panel>
  );
}

function State({ row: { pair, consignee, announced, record } }: { row: Snapshot<Consigned> }) {
  const say = useSay();
  const sayStored = useSayStored();
  const price = usePrice();
  const asks = announced?.asks ?? record?.asks ?? null;
  const condition = announced?.condition ?? record?.condition ?? null;
  const further = [
    ...(record ? [{ label: say('Bin'), value: record.bin ?? say('No bin'), isCode: record.bin !== null }] : []),
    ...(record?.note
      ? [{ label: say('Note'), value: sayStored(record.note, record.noteText, record.noteValues) }]
      : []),
  ];
  return (
    <>
      <DescriptionList
        layout="ruled"
        items={[
          { label: say('Consignee'), value: consignee },
          ...(asks === null ? [] : [{ label: say('Asks'), value: price(asks) }]),
          ...(condition === null ? [] : [{ label: say('Condition'), value: condition }]),
          { label: say('Sells here at'), value: price(pair.price) },
        ]}
      />
      {further.length > 0 ? <DescriptionList items={further} /> : null}
    </>
  );
}

/** Takes an announced pair in, or declines it. While several are chosen, their bar has the signal action. */
function AnnouncedActions({ consignment, id }: Pick<ConsignedPanelProps, 'consignment' | 'id'>) {
  const say = useSay();
  const { chosen, isPending } = useSnapshot(consignment.state).bulkRecord;
  const isAlone = chosen.every((each) => each === id);
  return (
    <>
      <Button
        variant={isAlone ? 'signal' : 'plain'}
        size="xl"
        isFill
        isPending={isPending}
        onPress={() => void consignment.accept([id])}
      >
        {say('Accept the pair')}
      </Button>
      <Button
        variant="link"
        size="s"
        isFill
        isDisabled={isPending}
        onPress={() => {
          consignment.choose([id]);
          consignment.giveReason('');
        }}
      >
        {say('Decline it')}
      </Button>
    </>
  );
}

function RecordActions({
  consignment,
  row: { record },
  onChange,
  onPrint,
}: Omit<ConsignedPanelProps, 'id'> & { row: Snapshot<Consigned> }) {
  const say = useSay();
  if (!record?.barcode || record.state === 'Sold') return null;
  const { barcode, size, productName: name, requestId, orderNumber } = record;
  const isReserved = requestId != null || orderNumber != null;
  const print = (
    <Button isFill onPress={() => onPrint([{ barcode, size, name }])}>
      {say('Print the label')}
    </Button>
  );
  if (record.onHold) {
    return (
      <>
        {print}
        <Button isFill onPress={() => void consignment.setAside(barcode, 'free')}>
          {say('End the hold')}
        </Button>
      </>
    );
  }
  if (record.state === 'Checked Out') return print;
  return (
    <>
      {print}
      {isReserved ? (
        <Button isFill onPress={() => onChange({ kind: 'missing', search: barcode, open: barcode, order: undefined })}>
          {say('Find another pair')}
        </Button>
      ) : (
        <>
          <Button isFill onPress={() => void consignment.setAside(barcode, 'missing')}>
            {say('Report missing')}
          </Button>
          <Button variant="link" size="s" isFill onPress={() => void consignment.setAside(barcode, 'onHold')}>
            {say('Put on hold')}
          </Button>
        </>
      )}
    </>
  );
}

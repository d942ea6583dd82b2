import type { Transfer } from '@instore/api';
import {
  Button,
  EmptyState,
  Heading,
  InlineMessage,
  Inline,
  ScanField,
  SegmentedControl,
  SkeletonPicks,
  Stack,
  icons,
} from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useAreaCommon, useLocationChanges, useWarehouse } from '../../app/context.ts';
import { OutboxBanner } from '../../outbox/screens/index.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { PagedRows } from '../../shared/components/PagedRows.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import { AreaShell } from '../../shell/screens/index.ts';
import type { TransferListName } from '../transferSearch.ts';
import { AskPanel, NO_ASK } from './AskPanel.tsx';
import { TransferLine } from './TransferLine.tsx';
import { TransferPanel } from './TransferPanel.tsx';
import type { TransfersPageProps } from './pageProps.ts';

/** /warehouse/transfers and /shoesize/transfers: the pairs that come from other locations, and leave for them [M-03]. */
export function TransfersPage(props: TransfersPageProps) {
  const { area, transfers, transfer: openId, ask, onChange } = props;
  const say = useSay();
  const { byId } = useValues(transfers.state);
  useLocationChanges(transfers.readChanges);
  const open = openId === undefined ? undefined : byId[openId];
  const close = () => onChange({ transfer: undefined, ...NO_ASK });
  const panel =
    ask !== undefined ? (
      <AskPanel key={`${ask} ${props.item} ${props.line}`} {...props} ask={ask} onClose={close} />
    ) : open ? (
      <TransferPanel key={open.transferId} {...props} transfer={open} onClose={close} />
    ) : undefined;
  return (
    <AreaShell
      area={area}
      title={say('Transfers')}
      isSearchSmall={area === 'warehouse'}
      aside={panel}
      asideLabel={say('Transfer')}
      asideWidth="m"
      hasAsideHead={false}
      isAsideOpen={panel !== undefined}
      onAsideClose={close}
    >
      <Stack gap={16}>
        <AddressBanner />
        {area === 'warehouse' && <Scanning {...props} />}
        <TransferRows {...props} />
      </Stack>
    </AreaShell>
  );
}

/** The scan field of the stockroom, what waits to be sent, and the pair that was scanned last. */
function Scanning({ transfers, list = 'incoming' }: TransfersPageProps) {
  const say = useSay();
  const { outbox } = useWarehouse();
  const { isPending, error } = useSnapshot(transfers.act);
  useEffect(() => outbox.onRefusal(transfers.refuseLate), [outbox, transfers]);
  return (
    <>
      <ScanField
        label={say('Carton or barcode of a pair')}
        placeholder={
          list === 'outgoing' ? say('Scan a pair into its carton, or a carton') : say('Scan each pair that is here')
        }
        size="xl"
        isGlobal
        autoFocus
        hasCamera
        isPending={isPending}
        error={error}
        onScan={(text) => void transfers.scan(text)}
      />
      <OutboxBanner />
      <LastPair transfers={transfers} />
    </>
  );
}

/** Where the pair that was scanned last is now, and where it goes. */
function LastPair({ transfers }: Pick<TransfersPageProps, 'transfers'>) {
  const say = useSay();
  const { last } = useValues(transfers.act);
  if (last === undefined) return null;
  const { productName: name, size, carton, suggestedBin, status } = last;
  if (status !== 'received') {
    return (
      <InlineMessage severity="positive">
        {say('{name}, size {size} is in carton {carton}.', { name, size, carton: carton ?? '' })}
      </InlineMessage>
    );
  }
  return (
    <InlineMessage severity="positive">
      {suggestedBin === null
        ? say('{name}, size {size} is here. Put it into a free bin.', { name, size })
        : say('{name}, size {size} is here. Put it into {bin}.', { name, size, bin: suggestedBin })}
    </InlineMessage>
  );
}

function TransferRows(props: TransfersPageProps) {
  const { transfers, list = 'incoming', onChange } = props;
  const say = useSay();
  const state = useValues(transfers.state);
  const { counts } = state;
  const rows = state.order.flatMap((id) => state.byId[id] ?? []);
  return (
    <Stack gap={12}>
      <SegmentedControl
        label={say('Transfers')}
        items={[
          { id: 'incoming', label: say('Incoming'), count: counts?.incoming },
          { id: 'outgoing', label: say('Outgoing'), count: counts?.outgoing },
          { id: 'done', label: say('Done'), count: counts?.done },
        ]}
        value={list}
        onChange={(next) => onChange({ list: next === 'incoming' ? undefined : next, transfer: undefined })}
      />
      <PagedRows
        state={state}
        gap={16}
        onRetry={() => void transfers.refresh()}
        onMore={() => void transfers.loadMore()}
        skeleton={<SkeletonPicks count={4} />}
        empty={
          <EmptyState icon={icons.handOver} title={emptyTitle(say, list)}>
            {say('Ask for a size that is sold out here in the inventory.')}
          </EmptyState>
        }
      >
        {groupsOf(rows, list).map(([carton, group]) => (
          <TransferGroup key={carton} {...props} list={list} carton={carton} group={group} />
        ))}
      </PagedRows>
    </Stack>
  );
}

/** The rows by carton; ended ones are one group. */
function groupsOf(rows: readonly Transfer[], list: TransferListName): [carton: string, rows: Transfer[]][] {
  const groups = new Map<string, Transfer[]>();
  for (const row of rows) {
    const carton = list === 'done' ? '' : (row.carton ?? '');
    groups.set(carton, [...(groups.get(carton) ?? []), row]);
  }
  return [...groups];
}

type TransferGroupProps = TransfersPageProps & { list: TransferListName; carton: string; group: readonly Transfer[] };

/** The pairs of a carton under its code, with its next step; or those without a carton. */
function TransferGroup(props: TransferGroupProps) {
  const { list, carton, group, transfer: openId, onChange } = props;
  const say = useSay();
  const { stores } = useAreaCommon();
  const locationId = stores.locationId();
  return (
    <Stack gap={8}>
      {list !== 'done' && (
        <Inline justify="between" gap={12}>
          <Heading level={2}>{carton === '' ? say('Not packed yet') : say('Carton {carton}', { carton })}</Heading>
          {list === 'outgoing' && carton !== '' && <CartonSteps {...props} />}
        </Inline>
      )}
      {group.map((row) => (
        <TransferLine
          key={row.transferId}
          transfer={row}
          locationId={locationId}
          isOpen={row.transferId === openId}
          onOpen={() => onChange({ transfer: row.transferId === openId ? undefined : row.transferId, ask: undefined })}
        />
      ))}
    </Stack>
  );
}

/** Prints the label of a carton that is here, closes it, and hands it over. */
function CartonSteps({ area, transfers, carton, group, onPrint }: TransferGroupProps) {
  const say = useSay();
  const { isPending } = useSnapshot(transfers.act);
  const isOpen = group.some(({ status }) => status === 'packed');
  const [first] = group;
  if (area !== 'warehouse' || first === undefined || !group.some(({ status }) => status !== 'in-transit')) return null;
  const label = { barcode: carton, size: `×${group.length}`, name: first.to.name, isCarton: true };
  return (
    <Inline gap={8}>
      {onPrint && (
        <Button icon={icons.printer} onPress={() => onPrint([label])}>
          {say('Print its label')}
        </Button>
      )}
      <Button isPending={isPending} icon={icons.boxes} onPress={() => void transfers.scanCarton(carton)}>
        {isOpen ? say('Close carton {carton}', { carton }) : say('Hand over carton {carton}', { carton })}
      </Button>
    </Inline>
  );
}

function emptyTitle(say: SayText, list: TransferListName): string {
  if (list === 'done') return say('No transfer has ended yet.');
  return list === 'incoming' ? say('No pair is on its way here.') : say('No location asks for a pair.');
}

import {
  Button,
  EmptyState,
  HoldCard,
  Inline,
  SearchField,
  SegmentedControl,
  SkeletonPicks,
  Stack,
  Tabs,
  icons,
} from '@instore/ui';
import { useDeferredValue, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp, useLocationChanges, useShoesize } from '../../app/context.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { PagedRows } from '../../shared/components/PagedRows.tsx';
import { useNow } from '../../shared/components/useNow.ts';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { AreaShell } from '../../shell/screens/index.ts';
import type { HoldSearch } from '../holdSearch.ts';
import type { HoldsStore } from '../holds.ts';
import { ENDS_SOON_MS, cardOf } from './holdCard.ts';
import { HoldFormPanel } from './HoldFormPanel.tsx';
import { HoldPanel } from './HoldPanel.tsx';

/** The times that are left are updated in this interval, milliseconds. */
const TICK_MS = 15_000;

export interface HoldsPageProps extends HoldSearch {
  holds: HoldsStore;
  onChange: (part: Partial<HoldSearch>) => void;
  /** Leads to the page on which sold pairs come back. */
  onTakeBack: () => void;
}

/** /shoesize/holds: the pairs that are held for customers [M-04]. */
export function HoldsPage(props: HoldsPageProps) {
  const { holds, hold: openId, pair, line, onChange } = props;
  const say = useSay();
  const { environment } = useApp();
  const now = useNow(environment.clock, TICK_MS, true);
  const { byId } = useValues(holds.state);
  useLocationChanges(holds.readChanges);
  const open = openId === undefined ? undefined : byId[openId];
  const close = () => onChange({ hold: undefined, pair: undefined, line: undefined });
  const panel =
    pair !== undefined ? (
      <HoldFormPanel
        key={pair}
        holds={holds}
        barcode={pair}
        lineId={line}
        now={now}
        onHeld={(hold) => onChange({ list: undefined, hold, pair: undefined, line: undefined })}
        onClose={close}
      />
    ) : open ? (
      <HoldPanel key={open.holdId} holds={holds} hold={open} now={now} onClose={close} />
    ) : undefined;
  return (
    <AreaShell
      area="shoesize"
      title={say('Holds')}
      spaceAbove={0}
      searchField={<HoldSearchField {...props} />}
      aside={panel}
      asideLabel={say('Hold')}
      asideWidth="m"
      hasAsideHead={false}
      isAsideOpen={panel !== undefined}
      onAsideClose={close}
    >
      <HoldLists {...props} now={now} />
    </AreaShell>
  );
}

/** Finds holds by the beginning of the first name, or by the barcode of a scanned box. */
function HoldSearchField({ search = '', onChange }: HoldsPageProps) {
  const say = useSay();
  const [text, setText] = useState(search);
  const wanted = useDeferredValue(text);
  useEffect(() => {
    if (wanted !== search) onChange({ search: wanted === '' ? undefined : wanted });
    // The address follows the field, never the other way round.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
  return (
    <SearchField
      label={say('Search a first name or scan a box')}
      value={text}
      onChange={setText}
      shortcut="/"
      isScannable
    />
  );
}

function HoldLists(props: HoldsPageProps & { now: number }) {
  const { holds, list = 'held', whose = 'all', onChange, onTakeBack } = props;
  const say = useSay();
  const { counts } = useSnapshot(holds.state);
  return (
    <Tabs
      label={say('Holds')}
      items={[
        { id: 'held', label: say('Held'), count: counts?.held },
        { id: 'ended', label: say('Ended today'), count: counts?.ended },
      ]}
      value={list}
      onChange={(next) => onChange({ list: next === 'held' ? undefined : next, hold: undefined })}
    >
      <Stack gap={12}>
        <AddressBanner />
        <Inline gap={8}>
          <SegmentedControl
            label={say('Whose')}
            items={[
              { id: 'mine', label: say('Mine'), count: counts?.mine },
              { id: 'all', label: say('All'), count: counts?.held },
            ]}
            value={whose}
            onChange={(next) => onChange({ whose: next === 'all' ? undefined : next })}
          />
          <Button icon={icons.undo} onPress={onTakeBack}>
            {say('Take back a sold pair')}
          </Button>
        </Inline>
        <HoldRows {...props} />
      </Stack>
    </Tabs>
  );
}

function HoldRows({ holds, list = 'held', search, hold: openId, now, onChange }: HoldsPageProps & { now: number }) {
  const say = useSay();
  const pictureUrl = usePictureUrl();
  const { photos } = useShoesize();
  const photoUrls = useSnapshot(photos.state);
  const state = useValues(holds.state);
  const rows = state.order.flatMap((id) => state.byId[id] ?? []);
  useEffect(() => {
    for (const { heldBy } of rows) void photos.load(heldBy);
  });
  return (
    <PagedRows
      state={state}
      gap={8}
      onRetry={() => void holds.refresh()}
      onMore={() => void holds.loadMore()}
      skeleton={<SkeletonPicks count={4} />}
      empty={
        <EmptyState icon={icons.bookmark} title={emptyTitle(say, list, search)}>
          {say('Open a product or a line and choose "Hold for a customer".')}
        </EmptyState>
      }
    >
      {rows.map((row) => (
        <HoldCard
          key={row.holdId}
          pair={cardOf(row, { pictureUrl, photoUrl: photoUrls[row.heldBy.id] })}
          now={now}
          endsSoonMs={ENDS_SOON_MS}
          isPending={state.pending[row.holdId] ?? false}
          isOpen={row.holdId === openId}
          onOpen={() => onChange({ hold: row.holdId === openId ? undefined : row.holdId, pair: undefined })}
          onHandOver={row.ending === null ? () => void holds.handOver(row.holdId) : undefined}
        />
      ))}
    </PagedRows>
  );
}

function emptyTitle(say: ReturnType<typeof useSay>, list: 'held' | 'ended', search: string | undefined): string {
  if (search !== undefined) return say('No hold matches "{search}".', { search });
  return list === 'held' ? say('No pair is held for a customer.') : say('No hold has ended today.');
}

import { WAREHOUSE_STATUSES, type WarehouseStatus } from '@instore/api';
import { Button, FilterBar, SegmentedControl, Stack, fetchAhead, onDemand } from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { type PicksSearch, NO_FILTERS, type WareHouseFilters } from '../picksSearch.ts';
import { statusTabs } from '../../shared/components/statusTabs.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { AreaShell } from '../../shell/screens/index.ts';
import { PickPanel } from './pickPanelOnDemand.ts';
import { useIsOutbox, useShowsOutbox } from './usePanel.ts';
import { BarcodeField } from './BarcodeField.tsx';
import type { PickFiltersProps } from './PickFilters.tsx';
import { PickList } from './PickList.tsx';
import { PickDock } from './PickDock.tsx';
import { OutboxBanner } from '../../outbox/screens/index.ts';
import { useOpenPick } from './useOpenPick.ts';
import { useLocationChanges, useWarehouse } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** They are behind a button. */
const PickFilters = onDemand<PickFiltersProps>(() => import('./PickFilters.tsx').then((module) => module.PickFilters));

export interface PickPageProps {
  status: WarehouseStatus;
  filters: WareHouseFilters;
  /** Only what this person has taken [W-10]. @default false */
  isMine?: boolean | undefined;
  onChange: (part: Partial<PicksSearch>) => void;
  /** Opens the print page [Z-13]. */
  onPrint: () => void;
}

/** /warehouse: the pick list [W-02, W-06]. */
export function PickPage({ status, filters, isMine = false, onChange, onPrint }: PickPageProps) {
  const say = useSay();
  const { picks } = useWarehouse();
  useLocationChanges(picks.readChanges);
  const { isKnown } = useSnapshot(picks.state);
  const pick = useOpenPick();
  const isOutbox = useIsOutbox();
  const showsOutbox = useShowsOutbox();
  // It opens without network, too.
  useEffect(() => fetchAhead(() => Promise.all([PickPanel.load(), PickFilters.load()])), []);
  const isFiltered = Object.values(filters).flat().length > 0;
  return (
    <AreaShell
      area="warehouse"
      title={say('Requests')}
      isSearchSmall
      {...pick.aside}
      bottom={<PickDock lineId={pick.markedId} />}
      // While the list is read the panel keeps its space, so that nothing moves when the first pick is known.
      aside={pick.hasPanel || isOutbox ? <PickPanel lineId={pick.lineId} /> : !isKnown}
    >
      <Stack gap={12}>
        <AddressBanner />
        <BarcodeField onPrint={onPrint} />
        <OutboxBanner isOutboxBeside={showsOutbox} />
        <PickTools {...{ status, filters, isMine, onChange }} />
        <PickList
          open={pick.markedId}
          onOpen={pick.onOpen}
          onRetry={() => void picks.load(status, filters, isMine)}
          onClearFilters={isFiltered || isMine ? () => onChange({ ...NO_FILTERS, held: undefined }) : undefined}
        />
      </Stack>
    </AreaShell>
  );
}

/** Chooses status and filters of the list, and hands back what the person has taken. */
function PickTools({ status, filters, isMine = false, onChange }: Omit<PickPageProps, 'onPrint'>) {
  const say = useSay();
  const { picks } = useWarehouse();
  const { counts } = useSnapshot(picks.state);
  // The next scan belongs to the list that was pressed, also if it comes before the page has changed.
  const changeStatus = (next: WarehouseStatus) => {
    picks.show(next, filters, isMine);
    onChange({ status: next });
  };
  return (
    <FilterBar
      foldedCount={Object.values(filters).filter((values) => values.length > 0).length + (isMine ? 1 : 0)}
      start={
        <SegmentedControl
          label={say('Requests by status')}
          items={statusTabs(say, WAREHOUSE_STATUSES, counts).map((tab) =>
            tab.id === 'checkedout' ? { ...tab, shortLabel: say('Out') } : tab,
          )}
          value={status}
          onChange={changeStatus}
        />
      }
    >
      <Button size="s" aria-pressed={isMine} onPress={() => onChange({ held: isMine ? undefined : 'mine' })}>
        {say('My picks')}
      </Button>
      {isMine ? (
        <Button size="s" onPress={() => void picks.handBack()}>
          {say('Hand all back')}
        </Button>
      ) : null}
      <PickFilters filters={filters} onChange={onChange} />
    </FilterBar>
  );
}

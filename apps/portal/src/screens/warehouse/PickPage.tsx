import type { WarehouseStatus } from '@instore/api';
import { Inline, SegmentedControl, Stack } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { FilterSearch, WareHouseFilters } from '../../rules/filterSearch.ts';
import { AreaShell } from '../shell/AreaShell.tsx';
import { PickPanel } from './PickPanel.tsx';
import { BarcodeField } from './BarcodeField.tsx';
import { PickFilters } from './PickFilters.tsx';
import { PickList } from './PickList.tsx';
import { useLocationChanges, useWarehouse } from '../app.ts';

export interface PickPageProps {
  status: WarehouseStatus;
  filters: WareHouseFilters;
  onChange: (part: Partial<FilterSearch>) => void;
}

/** /warehouse: the pick list [W-02, W-06]. */
export function PickPage({ status, filters, onChange }: PickPageProps) {
  const { warehouse } = useWarehouse();
  useLocationChanges(warehouse.readChanges);
  const { counts, order, rows, chosen, isKnown, putAway } = useSnapshot(warehouse.facts);
  const [isPanelOpen, setPanelOpen] = useState(false);
  // `order` and `rows` of the snapshot are read, so that the next pick is found again when a row changes.
  const open = order.length > 0 && rows ? warehouse.openPick(chosen) : undefined;
  const isFiltered = Object.values(filters).flat().length > 0;
  const clear = () => onChange({ bin: undefined, size: undefined, brand: undefined, requestBy: undefined });

  return (
    <AreaShell
      area="warehouse"
      title="Requests"
      isSearchSmall
      asideLabel="Pair"
      asideWidth="m"
      isAsideOpen={isPanelOpen}
      onAsideClose={() => setPanelOpen(false)}
      // While the list is read the panel keeps its space, so that nothing moves when the first pick is known.
      aside={open === undefined && !putAway ? !isKnown : <PickPanel lineId={open} />}
    >
      <Stack gap={16}>
        <BarcodeField status={status} />
        <Inline gap={16} justify="between">
          <SegmentedControl
            label="Requests by status"
            items={[
              { id: 'request', label: 'Request', count: counts?.request },
              { id: 'pending', label: 'Pending', count: counts?.pending },
              { id: 'checkedout', label: 'Checked out', count: counts?.checkedout },
            ]}
            value={status}
            onChange={(next) => onChange({ status: next })}
          />
          <PickFilters filters={filters} onChange={onChange} />
        </Inline>
        <PickList
          open={putAway ? undefined : open}
          onOpen={(lineId) => {
            warehouse.choose(lineId);
            setPanelOpen(true);
          }}
          onRetry={() => void warehouse.load(status, filters)}
          onClearFilters={isFiltered ? clear : undefined}
        />
      </Stack>
    </AreaShell>
  );
}

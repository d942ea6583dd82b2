import { useState } from 'react';
import { AppShell } from '../components/AppShell/AppShell.tsx';
import { FilterBar } from '../components/FilterMenu/FilterBar.tsx';
import { FilterMenu } from '../components/FilterMenu/FilterMenu.tsx';
import { PickDetail } from '../retail/PickDetail/PickDetail.tsx';
import { PickGroup } from '../retail/PickRow/PickGroup.tsx';
import { PickRow } from '../retail/PickRow/PickRow.tsx';
import { ScanField } from '../components/ScanField/ScanField.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { aisleA, lines, picks, warehouseSections } from '../fixtures/store.ts';
import { useHeader } from './useHeader.tsx';

export interface WarehouseScreenProps {
  onScan: (barcode: string) => void;
  onCheckOut: () => void;
}

const aisles = [
  { value: 'A', label: 'Aisle A', count: 3 },
  { value: 'B', label: 'B', count: 3 },
];
const options = (...values: string[]) => values.map((value, index) => ({ value, label: value, count: index + 1 }));

/** The picker's screen, composed only of the kit. For stories. */
export function WarehouseScreen({ onScan, onCheckOut }: WarehouseScreenProps) {
  const [isDetailOpen, setDetailOpen] = useState(false);
  const header = useHeader({ name: 'Dario Vance', role: 'Warehouse_Personal', theme: 'dark' });
  const { from: _from, at: _at, consigned: _consigned, ...unit } = lines[0];
  return (
    <AppShell
      area="Warehouse"
      title="Requests"
      where="Canal Street, stockroom"
      sections={warehouseSections}
      {...header}
      aside={
        <PickDetail
          {...unit}
          bin="A-14-03"
          shelf="3"
          place="Aisle A, bay 14, shelf 3"
          sizeSystem="US M, EU 44.5"
          shelfMap={aisleA}
          onCheckOut={onCheckOut}
          onNotInBin={() => {}}
        />
      }
      asideLabel="Next pick"
      asideWidth="m"
      isAsideOpen={isDetailOpen}
      onAsideClose={() => setDetailOpen(false)}
    >
      <Stack gap={16}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the page's one task is to scan */}
        <ScanField label="Scan or type a barcode" size="xl" isGlobal autoFocus onScan={onScan} />
        <PickFilters />
        {(['A', 'B'] as const).map((aisle) => (
          <PickGroup key={aisle} title={`Aisle ${aisle}`} note="3 to pick">
            {picks
              .filter((row) => row.aisle === aisle)
              .map(({ id, aisle: _aisle, ...row }) => (
                <PickRow key={id} {...row} onCheckOut={onCheckOut} onOpen={() => setDetailOpen(true)} />
              ))}
          </PickGroup>
        ))}
      </Stack>
    </AppShell>
  );
}

const unused = { selected: [], onChange: () => {}, onClear: () => {} };

function PickFilters() {
  const [status, setStatus] = useState('request');
  const [bins, setBins] = useState(['A', 'B']);
  return (
    <FilterBar
      start={
        <SegmentedControl
          label="Status"
          value={status}
          onChange={setStatus}
          items={[
            { id: 'request', label: 'Request', count: 6 },
            { id: 'pending', label: 'Pending', count: 2 },
            { id: 'checkedout', label: 'Checked out', count: 32 },
          ]}
        />
      }
    >
      <FilterMenu label="Bin" options={aisles} selected={bins} onChange={setBins} onClear={() => setBins([])} />
      <FilterMenu label="Size" options={options('8.5', '9', '10.5')} {...unused} />
      <FilterMenu label="Brand" options={options('Halden', 'Tarn')} {...unused} />
      <FilterMenu label="Requested by" options={options('Maren Okafor')} {...unused} />
    </FilterBar>
  );
}

import { FilterPanel, Stack, Tabs } from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { InventoryPageProps } from './pageProps.ts';
import { useApp, useInventory, useLocationChanges } from '../../app/context.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { AreaShell } from '../../shell/screens/index.ts';
import { Exporting } from './InventoryExport.tsx';
import { InventoryResults } from './InventoryResults.tsx';
import { InventorySearchField } from './InventorySearchField.tsx';
import { InventorySearches } from './InventorySearches.tsx';
import { InventoryChips, InventoryTools, useInventoryCounts } from './InventoryTools.tsx';
import { ProductPanel } from './ProductPanel.tsx';
import { type Filtering, useFiltering } from './useFiltering.ts';
import { useInventoryTables } from './useInventoryTables.ts';
import { useRemembered } from './useRemembered.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** No open product. */
const NO_PRODUCT = { sku: undefined, size: undefined, system: undefined, unit: undefined };

/** /shoesize/inventory: the store's products and pairs, and the open product by size, location and barcode [Z-05, F-06]. */
export function InventoryPage(props: InventoryPageProps) {
  const { sku, size, system, unit, view = 'products', onChange, onBack } = props;
  const say = useSay();
  const inventory = useInventory();
  useLocationChanges(inventory.readChanges);
  useEffect(() => void inventory.readSaved(), [inventory]);
  const filtering = useFiltering(props);
  const [layout, setLayout] = useRemembered('inventory-layout', ['labels', 'table']);
  const { preferences } = useApp();
  const { density } = useSnapshot(preferences.state);
  const isOpen = sku !== undefined;
  const isCompact = density === 'compact';
  const tables = useInventoryTables(filtering, isCompact);
  const counts = useInventoryCounts();
  // A table needs the room of the filters.
  const isFolded = view === 'pairs' || layout === 'table';
  const { order, isKnown, error } = useSnapshot(inventory.state);
  const areRows = !isFolded && (order.length > 0 || (!isKnown && error === undefined));
  return (
    <AreaShell
      area="shoesize"
      title={say('Inventory')}
      spaceAbove={0}
      back={{ label: say('Back'), onPress: onBack }}
      searchField={<InventorySearchField panel={filtering.panel} onChange={onChange} />}
      start={isFolded ? undefined : <FilterColumn {...props} filtering={filtering} />}
      asideLabel={say('Product')}
      asideWidth="l"
      isAsideOpen={isOpen}
      onAsideClose={() => onChange(NO_PRODUCT)}
      aside={
        isOpen ? (
          <ProductPanel
            size={size}
            system={system}
            unit={unit}
            onUnitChange={(next) => onChange({ unit: next }, true)}
            onSizeChange={(nextSize, nextSystem) =>
              onChange({ size: nextSize, system: nextSystem, unit: undefined }, true)
            }
            onColourwayChange={(next) => onChange({ sku: next, unit: undefined }, true)}
          />
        ) : undefined
      }
    >
      <Tabs
        label={say('Inventory by')}
        items={[
          { id: 'products', label: say('Products'), count: counts.products },
          { id: 'pairs', label: say('Pairs'), count: counts.pairs },
        ]}
        value={view}
        onChange={(next) => onChange({ view: next })}
        end={
          <InventoryTools
            {...{ ...props, filtering, layout, setLayout, isCompact, isFolded }}
            table={tables[view]}
            setCompact={(on) => preferences.chooseLook({ density: on ? 'compact' : 'normal' })}
          />
        }
        below={<InventoryChips filtering={filtering} />}
        isFlush={areRows}
      >
        <Stack gap={16}>
          <AddressBanner />
          <InventoryResults {...{ ...props, filtering, layout, isCompact, tables }} />
          <Exporting />
        </Stack>
      </Tabs>
    </AreaShell>
  );
}

/** The filters beside the list, with the saved searches above them. */
function FilterColumn({ filtering, ...props }: InventoryPageProps & { filtering: Filtering }) {
  return <FilterPanel {...filtering.panel} saved={<InventorySearches {...props} isFill />} />;
}

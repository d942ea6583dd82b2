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
import { InventoryChips, InventoryTools, type InventoryToolsProps, useInventoryCounts } from './InventoryTools.tsx';
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
  const isOpen = sku !== undefined;
  // A table needs the room of the filters.
  const isFolded = view === 'pairs' || layout === 'table';
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
      <ViewTabs {...props} {...{ filtering, layout, setLayout, isFolded }} />
    </AreaShell>
  );
}

/** The tabs of products and pairs with their counts and tools, and the results of the chosen tab. */
function ViewTabs(props: Omit<InventoryToolsProps, 'isCompact' | 'setCompact' | 'table'>) {
  const { view = 'products', filtering, isFolded, onChange } = props;
  const say = useSay();
  const { preferences } = useApp();
  const isCompact = useSnapshot(preferences.state).density === 'compact';
  const tables = useInventoryTables(filtering, isCompact);
  const counts = useInventoryCounts();
  const { order, isKnown, error } = useSnapshot(useInventory().state);
  const areRows = !isFolded && (order.length > 0 || (!isKnown && error === undefined));
  return (
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
          {...props}
          isCompact={isCompact}
          table={tables[view]}
          setCompact={(on) => preferences.chooseLook({ density: on ? 'compact' : 'normal' })}
        />
      }
      below={<InventoryChips filtering={filtering} />}
      isFlush={areRows}
    >
      <Stack gap={16}>
        <AddressBanner />
        <InventoryResults {...props} isCompact={isCompact} tables={tables} />
        <Exporting />
      </Stack>
    </Tabs>
  );
}

/** The filters beside the list, with the saved searches above them. */
function FilterColumn({ filtering, ...props }: InventoryPageProps & { filtering: Filtering }) {
  return <FilterPanel {...filtering.panel} saved={<InventorySearches {...props} isFill />} />;
}

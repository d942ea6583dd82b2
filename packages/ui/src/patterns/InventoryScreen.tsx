import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import * as icons from '../components/Icon/icons.ts';
import { List } from '../components/List/List.tsx';
import { Split } from '../components/Split/Split.tsx';
import { Toolbar } from '../components/Toolbar/Toolbar.tsx';
import { filterGroups, NO_FILTERS, type Filters } from '../fixtures/filterGroups.ts';
import { products } from '../fixtures/products.ts';
import { FilterButton } from '../retail/FilterPanel/FilterButton.tsx';
import { FilterChips } from '../retail/FilterPanel/FilterChips.tsx';
import { FilterPanel } from '../retail/FilterPanel/FilterPanel.tsx';
import { ProductDetail } from '../retail/ProductDetail/ProductDetail.tsx';
import { ProductRow } from '../retail/ProductRow/ProductRow.tsx';

const groups = filterGroups();

const pairs = [
  { barcode: '2048177300416', place: 'Stockroom', bin: 'A-14-03' },
  { barcode: '2048177300423', place: 'Stockroom', bin: 'A-14-04' },
  { barcode: '2048177300430', place: 'Sales floor', bin: 'F-02' },
];

export interface InventoryScreenProps {
  /** SKU of the product that is open at first. */
  opened: string | undefined;
}

/** The inventory, composed of the kit alone. For stories. */
export function InventoryScreen({ opened }: InventoryScreenProps) {
  const [filters, setFilters] = useState<Filters>({ ...NO_FILTERS, size: ['10.5'], brand: ['Halden', 'Tarn'] });
  const [sku, setSku] = useState<string | undefined>(opened);
  const [size, setSize] = useState<string | undefined>('10.5');
  const product = products.find((one) => one.sku === sku);
  const filtering = { groups, value: filters, onChange: setFilters };
  return (
    <Split
      start={<FilterPanel {...filtering} />}
      detailLabel="Product"
      onCloseDetail={() => setSku(undefined)}
      detail={
        product && (
          <ProductDetail
            product={product}
            sizeSystem="US M"
            size={size}
            onSizeChange={setSize}
            pairs={size === '10.5' ? pairs : []}
            action={
              <Button variant="signal" size="l" isFill>
                Add to request
              </Button>
            }
          />
        )
      }
    >
      <Toolbar title={`${products.length} products`}>
        <FilterButton {...filtering} resultsLabel={`Show ${products.length} products`} />
        <Button size="s" icon={icons.download}>
          Export
        </Button>
      </Toolbar>
      <FilterChips {...filtering} isPadded />
      <List
        label="Products"
        items={products}
        getKey={(one) => one.sku ?? ''}
        estimatedHeight={133}
        empty={<EmptyState title="No results found">We couldn't find anything for what you are looking.</EmptyState>}
      >
        {(one) => (
          <ProductRow
            product={one}
            wantedSizes={filters.size}
            sizeSystem="US M"
            isChosen={one.sku === sku}
            onOpen={() => setSku(one.sku ?? undefined)}
          />
        )}
      </List>
    </Split>
  );
}

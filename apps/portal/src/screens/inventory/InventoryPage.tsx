import { Button, Heading, Inline, Stack } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { InventorySearch } from '../../rules/inventorySearch.ts';
import { AreaShell } from '../shell/AreaShell.tsx';
import { ProductList } from './ProductList.tsx';
import { ProductPanel } from './ProductPanel.tsx';
import { useInventory, useLocationChanges } from '../app.ts';

export interface InventoryPageProps extends InventorySearch {
  onChange: (part: Partial<InventorySearch>, replace?: boolean) => void;
  onBack: () => void;
}

/** /shoesize/inventory: the store's products, and the open one by size, location and barcode [Z-05, R-06]. */
export function InventoryPage({ q, sku, size, system, onChange, onBack }: InventoryPageProps) {
  const inventory = useInventory();
  useLocationChanges(inventory.readChanges);
  const { total, isKnown, error } = useSnapshot(inventory.facts);
  const isOpen = sku !== undefined;
  // An empty list shows the button itself.
  const isEmpty = isKnown && total === 0 && error === undefined;
  const showAll = () => onChange({ q: undefined });
  return (
    <AreaShell
      area="shoesize"
      title="Inventory"
      back={{ label: 'Back', onPress: onBack }}
      asideLabel="Product"
      asideWidth="l"
      isAsideOpen={isOpen}
      onAsideClose={() => onChange({ sku: undefined, size: undefined, system: undefined })}
      aside={
        isOpen ? (
          <ProductPanel
            size={size}
            system={system}
            onSizeChange={(nextSize, nextSystem) => onChange({ size: nextSize, system: nextSystem }, true)}
          />
        ) : undefined
      }
    >
      <Stack gap={16}>
        <Inline gap={16} justify="between">
          <Heading level={2} size={21}>
            {headline(q, isKnown ? total : undefined)}
          </Heading>
          {q === undefined || isEmpty ? null : <Button onPress={showAll}>Show all products</Button>}
        </Inline>
        <ProductList
          open={sku}
          size={size}
          system={system}
          query={q}
          onShowAll={showAll}
          onOpen={(next) => onChange({ sku: next, ...(next !== sku && { size: undefined, system: undefined }) })}
        />
      </Stack>
    </AreaShell>
  );
}

function headline(query: string | undefined, total: number | undefined): string {
  const count = total === undefined ? 'Products' : total === 1 ? '1 product' : `${total} products`;
  return query === undefined ? count : `${count} for “${query}”`;
}

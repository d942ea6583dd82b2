import type { SizeSystem } from '@instore/api';
import { Button, EmptyState, ErrorState, ProductRow, SkeletonProducts, Stack, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { summaryOfFound } from './productSummary.ts';
import { useInventory } from '../app.ts';

export interface ProductListProps {
  /** SKU or id of the product that is open beside the list. */
  open: string | undefined;
  /** The size that is looked for stands inverted in each row. */
  size: string | undefined;
  /** The system in which it is looked for. */
  system: SizeSystem | undefined;
  query: string | undefined;
  onOpen: (sku: string) => void;
  /** Leaves the search. */
  onShowAll: () => void;
}

/** The products that fit: on their way, none, failed, or there. */
export function ProductList({ open, size, system, query, onOpen, onShowAll }: ProductListProps) {
  const inventory = useInventory();
  const facts = useSnapshot(inventory.facts);
  const { total, isLoading, isKnown, error } = facts;
  // The snapshot tells when; what it holds is frozen, and the products are wanted as they are.
  const products = facts.products.length > 0 ? inventory.facts.products : [];
  if (error !== undefined && products.length === 0) {
    return (
      <ErrorState isRetrying={isLoading} onRetry={() => void inventory.search(query ?? '')}>
        {error}
      </ErrorState>
    );
  }
  if (!isKnown) return <SkeletonProducts count={5} />;
  if (products.length === 0) {
    return (
      <EmptyState
        icon={icons.search}
        title="No results found"
        {...(query !== undefined && { action: <Button onPress={onShowAll}>Show all products</Button> })}
      >
        We couldn't find anything for what you are looking.
      </EmptyState>
    );
  }
  return (
    <Stack gap={16}>
      <div>
        {products.map((product) => {
          const sku = product.sku ?? product.id;
          return (
            <ProductRow
              key={product.id}
              product={summaryOfFound(product)}
              wantedSizes={size === undefined ? [] : [size]}
              {...(system && { wantedSystem: system })}
              isChosen={sku.toLowerCase() === open?.toLowerCase()}
              onOpen={() => onOpen(sku)}
            />
          );
        })}
      </div>
      {products.length < total ? (
        <Button isPending={isLoading} onPress={() => void inventory.loadMore()}>
          Show more
        </Button>
      ) : null}
    </Stack>
  );
}

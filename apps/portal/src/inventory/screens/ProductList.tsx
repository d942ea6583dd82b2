import type { SizeSystem } from '@instore/api';
import { Bleed, Button, EmptyState, List, ProductRow, SkeletonProducts, icons } from '@instore/ui';
import { summaryOfFound } from './productSummary.ts';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { useValues } from '../../shared/components/useValues.ts';
import { useInventory } from '../../app/context.ts';
import { PagedRows } from '../../shared/components/PagedRows.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';

/** Height of a row before it is measured, px. */
const ROW_HEIGHT = 134;

export interface ProductListProps {
  /** SKU or id of the open product. */
  open: string | undefined;
  /** The wanted size; each row highlights it. */
  size: string | undefined;
  /** The system of the wanted size. */
  system: SizeSystem | undefined;
  /** The system of the filters: each row shows its sizes. */
  onlySystem: SizeSystem;
  query: string | undefined;
  onOpen: (sku: string) => void;
  /** Ends the search. */
  onShowAll: () => void;
}

/** The products that fit the search. */
export function ProductList({ open, size, system, onlySystem, query, onOpen, onShowAll }: ProductListProps) {
  const say = useSay();
  const inventory = useInventory();
  const pictureUrl = usePictureUrl();
  const state = useValues(inventory.state);
  return (
    <PagedRows
      state={state}
      skeleton={
        <Bleed>
          <SkeletonProducts count={5} />
        </Bleed>
      }
      empty={
        <EmptyState
          icon={icons.search}
          title={say('No results found')}
          action={query === undefined ? undefined : <Button onPress={onShowAll}>{say('Show all products')}</Button>}
        >
          {say("We couldn't find anything for what you are looking.")}
        </EmptyState>
      }
      onRetry={() => void inventory.search(query ?? '')}
      onMore={() => void inventory.loadMore()}
    >
      <Bleed>
        <List
          label={say('Products')}
          items={state.products}
          getKey={({ id }) => id}
          estimatedHeight={ROW_HEIGHT}
          total={state.total}
          isInPage
        >
          {(product) => {
            const sku = product.sku ?? product.id;
            return (
              <ProductRow
                product={{ ...summaryOfFound(product), imageUrl: pictureUrl(product.imageUrl, 200) }}
                wantedSizes={size === undefined ? [] : [size]}
                wantedSystem={system}
                onlySystem={onlySystem}
                headingLevel={2}
                isChosen={sku.toLowerCase() === open?.toLowerCase()}
                onOpen={() => onOpen(sku)}
              />
            );
          }}
        </List>
      </Bleed>
    </PagedRows>
  );
}

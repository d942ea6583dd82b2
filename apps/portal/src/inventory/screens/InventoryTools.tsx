import { Button, ColumnsButton, FilterButton, FilterChips, Inline, SegmentedControl, Switch, icons } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { useInventory, useShoesize } from '../../app/context.ts';
import { ExportButton } from './InventoryExport.tsx';
import { InventorySearches } from './InventorySearches.tsx';
import type { InventoryPageProps } from './pageProps.ts';
import type { Filtering } from './useFiltering.ts';
import type { RememberedColumns } from './useRemembered.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** Chips that are shown at first. */
const CHIPS = 3;

export interface InventoryToolsProps extends InventoryPageProps {
  filtering: Filtering;
  layout: 'labels' | 'table';
  setLayout: (layout: 'labels' | 'table') => void;
  isCompact: boolean;
  setCompact: (isCompact: boolean) => void;
  /** The filters are in a sheet on every screen. */
  isFolded: boolean;
  /** The columns of the table of the view. */
  table: RememberedColumns<{ id: string; header: string; isHideable?: boolean }>;
}

/** At the end of the tabs: filters, saved searches, layout, export, and the way to the cart. */
export function InventoryTools(props: InventoryToolsProps) {
  const say = useSay();
  const { view = 'products', filtering, layout, setLayout, isCompact, setCompact, isFolded, table } = props;
  const count = useInventoryCounts()[view];
  const isPairs = view === 'pairs';
  const isTable = isPairs || layout === 'table';
  return (
    <Inline gap={8}>
      <FilterButton
        {...filtering.panel}
        isAlwaysShown={isFolded}
        resultsLabel={isPairs ? showPairs(say, count) : showProducts(say, count)}
        saved={<InventorySearches {...props} isFill />}
      />
      {isFolded ? <InventorySearches {...props} isWideOnly /> : null}
      {isPairs ? null : (
        <SegmentedControl
          label={say('Layout')}
          items={[
            { id: 'labels', label: say('Labels'), icon: icons.rows },
            { id: 'table', label: say('Table'), icon: icons.table },
          ]}
          value={layout}
          onChange={setLayout}
        />
      )}
      {isTable ? (
        <ColumnsButton columns={table.columns} hidden={table.hidden} onChange={table.setHidden}>
          <Switch isSelected={isCompact} onChange={setCompact}>
            {say('Compact')}
          </Switch>
        </ColumnsButton>
      ) : null}
      <ExportButton {...props} />
      <CartButton />
    </Inline>
  );
}

/** The active filters. The words are in the search field of the page already. */
export function InventoryChips({ filtering: { panel } }: Pick<InventoryToolsProps, 'filtering'>) {
  return <FilterChips {...panel} groups={panel.groups.filter(({ name }) => name !== 'title')} shown={CHIPS} />;
}

/** How many products and pairs are found; undefined while a number is not known. */
export function useInventoryCounts(): Record<'products' | 'pairs', number | undefined> {
  const inventory = useInventory();
  const products = useSnapshot(inventory.state);
  const pairs = useSnapshot(inventory.pairs.state);
  return {
    products: products.isKnown ? products.total : undefined,
    pairs: pairs.isKnown ? pairs.total : undefined,
  };
}

/** The button that opens the request cart, with the number of its pairs. */
function CartButton() {
  const say = useSay();
  const { cart } = useShoesize();
  const router = useRouter();
  const count = useSnapshot(cart.state).lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Button
      size="s"
      icon={icons.cart}
      aria-label={count === 0 ? say('Request cart') : say('Request cart, {count}', { count })}
      onPress={() => void router.navigate({ to: '/shoesize' })}
    >
      {count === 0 ? say('Cart') : say('Cart {count}', { count })}
    </Button>
  );
}

function showPairs(say: SayText, count: number | undefined): string {
  return count === undefined ? say('Show pairs') : say('Show {count} pair|Show {count} pairs', { count });
}

function showProducts(say: SayText, count: number | undefined): string {
  return count === undefined ? say('Show products') : say('Show {count} product|Show {count} products', { count });
}

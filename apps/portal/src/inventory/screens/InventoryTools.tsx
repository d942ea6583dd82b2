import {
  Button,
  ColumnsButton,
  FilterButton,
  FilterChips,
  Heading,
  Inline,
  SegmentedControl,
  StickyBar,
  Switch,
  icons,
} from '@instore/ui';
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

/** The head of the list: how many there are, filters, saved searches, layout, export, and the way to the cart. */
export function InventoryTools(props: InventoryToolsProps) {
  const say = useSay();
  const { view = 'products', q, filtering, layout, setLayout, isCompact, setCompact, isFolded, table } = props;
  const inventory = useInventory();
  const products = useSnapshot(inventory.state);
  const pairs = useSnapshot(inventory.pairs.state);
  const isPairs = view === 'pairs';
  const { isKnown, total } = isPairs ? pairs : products;
  const count = isKnown ? total : undefined;
  const isTable = isPairs || layout === 'table';
  return (
    <StickyBar>
      <Inline gap={12} justify="between">
        <Inline gap={12}>
          <FilterButton
            {...filtering.panel}
            isAlwaysShown={isFolded}
            resultsLabel={isPairs ? showPairs(say, count) : showProducts(say, count)}
            saved={<InventorySearches {...props} isFill />}
          />
          {isFolded ? <InventorySearches {...props} isWideOnly /> : null}
          <Heading level={2} size={21}>
            {isPairs ? pairsHeadline(say, count) : productsHeadline(say, q, count)}
          </Heading>
        </Inline>
        <Inline gap={8}>
          {isPairs ? null : (
            <SegmentedControl
              label={say('Layout')}
              items={[
                { id: 'labels', label: say('Labels') },
                { id: 'table', label: say('Table') },
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
      </Inline>
      <FilterChips {...filtering.panel} shown={CHIPS} />
    </StickyBar>
  );
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

function pairsHeadline(say: SayText, count: number | undefined): string {
  return count === undefined ? say('Pairs') : say('{count} pair|{count} pairs', { count });
}

function productsHeadline(say: SayText, query: string | undefined, count: number | undefined): string {
  if (query === undefined)
    return count === undefined ? say('Products') : say('{count} product|{count} products', { count });
  return count === undefined
    ? say('Products for “{query}”', { query })
    : say('{count} product for “{query}”|{count} products for “{query}”', { count, query });
}

function showPairs(say: SayText, count: number | undefined): string {
  return count === undefined ? say('Show pairs') : say('Show {count} pair|Show {count} pairs', { count });
}

function showProducts(say: SayText, count: number | undefined): string {
  return count === undefined ? say('Show products') : say('Show {count} product|Show {count} products', { count });
}

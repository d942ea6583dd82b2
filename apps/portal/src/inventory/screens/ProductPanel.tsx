import { type CatalogueProduct, type CatalogueVariant, SIZE_SYSTEMS, type SizeSystem } from '@instore/api';
import { Button, EmptyState, ErrorState, ProductDetail, SkeletonLabels, Stack, Text, icons } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import {
  chosenVariant,
  colourwaysOf,
  elsewhere,
  freePairs,
  nearestInStock,
  otherSizeOf,
  shownSystem,
  summaryOfProduct,
  takenPairs,
} from './productSummary.ts';
import { useLastSeen } from '../../shared/components/useLastSeen.ts';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { PairHistoryList } from './PairHistoryList.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { useShoesize, useInventory } from '../../app/context.ts';
import type { FreshPicture } from '../inventoryState.ts';
import { isAway, placeText } from '../../shared/units/placeText.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';

export interface ProductPanelProps {
  /** The chosen size. */
  size: string | undefined;
  /** The size system; without a size, the system of the shown sizes. */
  system: SizeSystem | undefined;
  onSizeChange: (size: string | undefined, system: SizeSystem | undefined) => void;
  /** Barcode of the unit whose history is unfolded. */
  unit: string | undefined;
  onUnitChange: (barcode: string | undefined) => void;
  /** Opens another colourway by its SKU or id. */
  onColourwayChange: (sku: string) => void;
}

/** The open product by size, location and barcode, and the button that adds it to the request cart [Z-05]. */
export function ProductPanel(props: ProductPanelProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const inventory = useInventory();
  const { sku, product, picture, isMissing, isLoading, error } = useValues(inventory.state).open;
  const { history } = inventory;
  // The product is read once the location is known; without one the store refuses a history.
  const unit = product ? props.unit : undefined;
  useEffect(() => void history.show(unit), [history, unit]);
  if (isMissing) {
    return (
      <EmptyState icon={icons.search} title={say('Product not found')}>
        {say('No product has the SKU {sku}. Check it or search by name.', { sku })}
      </EmptyState>
    );
  }
  if (product) return <OpenProduct product={product} picture={picture} sku={sku} {...props} />;
  if (error === undefined) return <SkeletonLabels count={3} />;
  return (
    <ErrorState isRetrying={isLoading} onRetry={() => void inventory.open(sku)}>
      {sayMessage(error)}
    </ErrorState>
  );
}

interface OpenProductProps extends ProductPanelProps {
  product: CatalogueProduct;
  picture: FreshPicture | undefined;
  /** SKU or id that is open; another colourway is shown until it has been read. */
  sku: string;
}

function OpenProduct(props: OpenProductProps) {
  const say = useSay();
  const { product, picture, sku, size, system, unit, onSizeChange, onColourwayChange, onUnitChange } = props;
  const pictureUrl = usePictureUrl();
  const sayLastSeen = useLastSeen();
  const locale = useLocale();
  const summary = summaryOfProduct(product);
  const imageUrl = picture?.stored === summary.imageUrl ? picture.url : summary.imageUrl;
  const colourways = colourwaysOf(product);
  const variant = chosenVariant(product, size, system);
  const shown = shownSystem(product, variant, system);
  const changeSystem = (next: string) =>
    onSizeChange(
      undefined,
      SIZE_SYSTEMS.find((one) => one === next),
    );
  return (
    <ProductDetail
      product={{ ...summary, imageUrl: pictureUrl(imageUrl, 500) }}
      colourways={colourways.map((one) => ({ ...one, imageUrl: pictureUrl(one.imageUrl, 100) }))}
      colourwayId={colourways.find(({ id }) => id === sku)?.id ?? product.sku ?? product.id}
      onColourwayChange={onColourwayChange}
      sizeSystem={shown}
      onSizeSystemChange={changeSystem}
      size={variant?.size}
      onSizeChange={(next) => onSizeChange(next, shown || undefined)}
      otherSize={variant && otherSizeOf(variant)}
      pairs={variant ? freePairs(say, variant, sayLastSeen) : []}
      history={{
        open: unit,
        onOpen: onUnitChange,
        content: <PairHistoryList place={variant && placeOf(say, variant, unit, locale)} />,
      }}
      elsewhere={variant && elsewhere(product, variant)}
      note={variant && takenNote(say, variant, locale)}
      action={
        variant ? (
          <AddToRequest product={product} variant={variant} unit={unit} />
        ) : (
          <Text tone="soft">{say('Choose a size to see where it is.')}</Text>
        )
      }
    />
  );
}

/** The place of the unfolded pair. */
function placeOf(say: SayText, variant: CatalogueVariant, unit: string | undefined, locale: string) {
  const pair = variant.pairs.find(({ barcode }) => barcode !== null && barcode === unit);
  return pair && placeText(say, pair, locale);
}

function takenNote(say: SayText, variant: CatalogueVariant, locale: string): ReactNode {
  const taken = takenPairs(say, variant);
  if (taken === '') return null;
  return (
    <Stack gap={4}>
      <Text tone="soft">{say('Unavailable: {pairs}', { pairs: taken })}</Text>
      {variant.pairs.filter(isAway).map((pair) => (
        <Text key={pair.barcode} tone="soft">
          {placeText(say, pair, locale)}
        </Text>
      ))}
    </Stack>
  );
}

/** Opens the form that holds the unfolded pair for a customer, or the first free one [M-04]. */
function HoldLink({ variant, unit }: { variant: CatalogueVariant; unit: string | undefined }) {
  const say = useSay();
  const router = useRouter();
  const free = freePairs(say, variant).map(({ barcode }) => barcode);
  const pair = free.find((barcode) => barcode === unit) ?? free[0];
  if (pair === undefined) return null;
  return (
    <Button
      isFill
      icon={icons.bookmark}
      onPress={() => void router.navigate({ to: '/shoesize/holds', search: { pair } })}
    >
      {say('Hold for a customer')}
    </Button>
  );
}

/** Opens the form that asks another location for a size that is sold out here [M-03]. */
function AskLink({ product, variant }: { product: CatalogueProduct; variant: CatalogueVariant }) {
  const say = useSay();
  const router = useRouter();
  if (variant.inStock > 0 || elsewhere(product, variant).length === 0) return null;
  const search = { ask: product.sku ?? product.id, item: variant.inventoryItemId };
  return (
    <Button isFill icon={icons.handOver} onPress={() => void router.navigate({ to: '/shoesize/transfers', search })}>
      {say('Ask another location')}
    </Button>
  );
}

/** Opens the request cart, which is on the page of the requests. */
function CartLink() {
  const say = useSay();
  const { cart } = useShoesize();
  const router = useRouter();
  const count = useSnapshot(cart.state).lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0) return null;
  return (
    <Button variant="quiet" isFill icon={icons.cart} onPress={() => void router.navigate({ to: '/shoesize' })}>
      {say('Open request cart ({count})', { count })}
    </Button>
  );
}

/** Adds the chosen size, or the nearest one in stock if it is sold out. */
interface AddToRequestProps {
  product: CatalogueProduct;
  variant: CatalogueVariant;
  /** Barcode of the unit whose history is unfolded. */
  unit: string | undefined;
}

function AddToRequest({ product, variant, unit }: AddToRequestProps) {
  const say = useSay();
  const inventory = useInventory();
  const { cart } = useShoesize();
  const { isPending } = useSnapshot(inventory.state).adding;
  const { lines } = useSnapshot(cart.state);
  const instead = variant.inStock === 0 ? nearestInStock(product, variant) : undefined;
  const { inventoryItemId, size, inStock } = instead ?? variant;
  const line = lines.find(({ inventoryLineItemId }) => inventoryLineItemId === inventoryItemId);
  const label = instead ? say('Add size {size} to request', { size }) : say('Add to request');
  return (
    <Stack gap={8}>
      <Button
        variant="signal"
        size="l"
        isFill
        isDisabled={inStock === 0}
        isPending={isPending}
        onPress={() => void inventory.add(inventoryItemId)}
      >
        {line && !instead ? say('Add another ({count} in cart)', { count: line.quantity }) : label}
      </Button>
      <HoldLink variant={variant} unit={unit} />
      <AskLink product={product} variant={variant} />
      <CartLink />
    </Stack>
  );
}

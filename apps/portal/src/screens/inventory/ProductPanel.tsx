import { SIZE_SYSTEMS, type SizeSystem } from '@instore/api';
import { Button, EmptyState, ErrorState, ProductDetail, SkeletonLabels, Stack, Text, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import {
  chosenVariant,
  elsewhere,
  freePairs,
  otherSizeOf,
  shownSystem,
  summaryOfProduct,
  takenPairs,
} from './productSummary.ts';
import { useShoesize, useInventory } from '../app.ts';

export interface ProductPanelProps {
  /** The chosen size. */
  size: string | undefined;
  /** The size system; without a size, the system of the shown sizes. */
  system: SizeSystem | undefined;
  onSizeChange: (size: string | undefined, system: SizeSystem | undefined) => void;
}

/** The open product by size, location and barcode, and the button that adds it to the request cart [Z-05]. */
export function ProductPanel({ size, system, onSizeChange }: ProductPanelProps) {
  const inventory = useInventory();
  const { cart } = useShoesize();
  const { open, isAdding } = useSnapshot(inventory.facts);
  const { lines } = useSnapshot(cart.facts);
  const { sku, isMissing, isLoading, error } = open;
  // The snapshot tells when to draw; its types are read-only, so the product is that of the facts.
  const product = open.product && inventory.facts.open.product;

  if (isMissing) {
    return (
      <EmptyState icon={icons.search} title="Product not found">
        {`No product has the SKU ${sku}. Check it or search by name.`}
      </EmptyState>
    );
  }
  if (error !== undefined && !product) {
    return (
      <ErrorState isRetrying={isLoading} onRetry={() => void inventory.open(sku)}>
        {error}
      </ErrorState>
    );
  }
  if (!product) return <SkeletonLabels count={3} />;

  const variant = chosenVariant(product, size, system);
  const shown = shownSystem(product, variant, system);
  const inCart = lines.find((line) => line.inventoryLineItemId === variant?.inventoryItemId)?.quantity ?? 0;
  const taken = variant ? takenPairs(variant) : '';
  const others = variant ? elsewhere(product, variant) : '';
  return (
    <ProductDetail
      product={summaryOfProduct(product)}
      sizeSystem={shown}
      onSizeSystemChange={(next) =>
        onSizeChange(
          undefined,
          SIZE_SYSTEMS.find((one) => one === next),
        )
      }
      size={variant?.size}
      onSizeChange={(next) => onSizeChange(next, shown || undefined)}
      otherSize={variant && otherSizeOf(variant)}
      pairs={variant ? freePairs(variant) : []}
      note={
        variant && (taken !== '' || others !== '') ? (
          <Stack gap={12}>
            {taken === '' ? null : <Text tone="soft">{`Unavailable: ${taken}`}</Text>}
            {others === '' ? null : <Text tone="soft">{`Also at: ${others}`}</Text>}
          </Stack>
        ) : null
      }
      action={
        variant ? (
          <Button
            variant="signal"
            size="l"
            isFill
            isDisabled={variant.inStock === 0}
            isPending={isAdding}
            onPress={() => void inventory.add(variant.inventoryItemId)}
          >
            {inCart === 0 ? 'Add to request' : `Add another (${inCart} in cart)`}
          </Button>
        ) : (
          <Text tone="soft">Choose a size to see where it is.</Text>
        )
      }
    />
  );
}

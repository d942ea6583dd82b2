import { Button, EmptyState, ErrorState, ProductDetail, SkeletonLabels, Stack, Text, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { elsewhere, freePairs, summaryOfProduct } from './productSummary.ts';
import { useFloor, useInventory } from './useApp.ts';

export interface ProductPanelProps {
  /** The chosen size. */
  size: string | undefined;
  onSizeChange: (size: string) => void;
}

/** The open product by size, location and barcode, and its way into the request cart [Z-05]. */
export function ProductPanel({ size, onSizeChange }: ProductPanelProps) {
  const inventory = useInventory();
  const { cart } = useFloor();
  const { open, isAdding } = useSnapshot(inventory.facts);
  const { lines } = useSnapshot(cart.facts);
  const { sku, isMissing, isLoading, error } = open;
  // The snapshot tells when; what it holds is frozen, and the product is wanted as it is.
  const product = open.product && inventory.facts.open.product;

  if (isMissing) {
    return (
      <EmptyState icon={icons.search} title="No such product">
        {`The store knows no product with the SKU ${sku}. It may be mistyped: search for its name instead.`}
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

  const variant = product.variants.find((one) => one.size === size);
  const inCart = lines.find((line) => line.inventoryLineItemId === variant?.inventoryItemId)?.quantity ?? 0;
  const others = variant ? elsewhere(product, variant) : '';
  return (
    <ProductDetail
      product={summaryOfProduct(product)}
      sizeSystem={(variant ?? product.variants[0])?.sizeSystem ?? ''}
      size={variant?.size}
      onSizeChange={onSizeChange}
      pairs={variant ? freePairs(variant) : []}
      action={
        variant ? (
          <Stack gap={12}>
            {others === '' ? null : <Text tone="soft">{`Size ${variant.size} elsewhere: ${others}`}</Text>}
            <Button
              variant="signal"
              size="l"
              isFill
              isDisabled={variant.inStock === 0}
              isPending={isAdding}
              onPress={() => void inventory.add(variant.inventoryItemId)}
            >
              {inCart === 0 ? 'Add to request' : `Add another, ${inCart} in the cart`}
            </Button>
          </Stack>
        ) : (
          <Text tone="soft">Choose a size to see its pairs.</Text>
        )
      }
    />
  );
}

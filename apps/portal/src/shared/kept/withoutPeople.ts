import type { RequestLine } from '@instore/api';

/** A line with what a scan is answered from: barcode, size, bin and product. */
export function withoutPeople(line: RequestLine): RequestLine {
  const { lineId, requestId, status, tryOutItem, consigned, barcode, bin, shelf } = line;
  const { productName, brand, sku, colourway, imageUrl, inventoryItemId, size, sizeSystem, price } = line;
  const { requestedAt, placedAt, checkedOutAt, orderNumber, otherSize } = line;
  const product = { productName, brand, sku, colourway, imageUrl, inventoryItemId, size, sizeSystem, price };
  const people = { requestedBy: '', placedBy: null, checkedOutBy: null };
  const times = { requestedAt, placedAt, checkedOutAt };
  const unit = { lineId, requestId, status, tryOutItem, consigned, barcode, bin, shelf };
  return {
    ...unit,
    ...times,
    ...product,
    ...people,
    otherSize,
    orderNumber,
  };
}

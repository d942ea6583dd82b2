/** The price of all units, exact in the smallest unit of the currency: 0.1 + 0.2 is 0.3. */
export function totalOf(lines: readonly { price: number; quantity: number }[], currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const smallest = 10 ** maximumFractionDigits;
  return lines.reduce((sum, { price, quantity }) => sum + Math.round(price * smallest) * quantity, 0) / smallest;
}

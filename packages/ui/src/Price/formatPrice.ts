// USD with 2 decimals.
const usd = /* @__PURE__ */ new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Writes an amount of US dollars (not cents) with two decimals, for sentences: "$129.00". */
export function formatPrice(amount: number): string {
  return usd.format(amount);
}

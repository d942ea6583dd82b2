const formats = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount of money (not cents) for sentences: US dollars are "$129.00" in every language.
 *
 * @param locale of other currencies, BCP 47 @default 'en-US'
 * @param currency ISO 4217 @default 'USD'
 * @param isShort whole amounts without decimals: "$129" @default false
 */
export function formatPrice(amount: number, locale = 'en-US', currency = 'USD', isShort = false): string {
  const writtenIn = currency === 'USD' ? 'en-US' : locale;
  const key = `${writtenIn} ${currency} ${isShort}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(writtenIn, {
      style: 'currency',
      currency,
      trailingZeroDisplay: isShort ? 'stripIfInteger' : undefined,
    });
    formats.set(key, format);
  }
  const text = format.format(amount);
  // Arabic ends with "US$" after a right-to-left mark, which would move the "$": it would be shown as "$US".
  return text.startsWith('\u200f') ? `${text}\u200e` : text;
}

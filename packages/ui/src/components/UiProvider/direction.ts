/** Right-to-left scripts (Unicode CLDR, layout data). Not every browser has `Intl.Locale#getTextInfo`. */
const RIGHT_TO_LEFT = /^(Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/** The reading direction of a locale, by its script. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}

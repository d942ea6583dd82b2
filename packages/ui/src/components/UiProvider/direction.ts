/** Scripts that are read from right to left (Unicode CLDR, layout data); `Intl.Locale#getTextInfo` is not everywhere. */
const RIGHT_TO_LEFT = /^(Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/** The reading direction of a locale, by the script that it is written in. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** Keys that follow each other within this time come from a scanner: no person types so fast, ms. */
const SCAN_GAP_MS = 25;

/** What a key does on the lock screen. */
export type KeyMeaning = { kind: 'typed' } | { kind: 'scanning' } | { kind: 'scanned'; code: string };

/** Tells the keys of a scanner from those of a person: a scan must not count as a try of a PIN. */
export function createScanKeys(): (key: string, at: number) => KeyMeaning {
  let code = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  return (key, at) => {
    const isFast = at - lastAt < SCAN_GAP_MS;
    lastAt = at;
    if (!isFast) code = '';
    if (key === 'Enter' && isFast && code.length > 1) {
      const scanned = code;
      code = '';
      return { kind: 'scanned', code: scanned };
    }
    if (key.length === 1) code += key;
    return { kind: isFast ? 'scanning' : 'typed' };
  };
}

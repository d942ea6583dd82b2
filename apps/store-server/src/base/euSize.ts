import type { SizeSystem } from '@instore/api';

const chart = (text: string) => new Map(text.split(' ').map((pair) => pair.split('=') as [string, string]));

const men = chart(
  '3.5=35.5 4=36 4.5=36.5 5=37.5 5.5=38 6=38.5 6.5=39 7=40 7.5=40.5 8=41 8.5=42 9=42.5 9.5=43 10=44 10.5=44.5 11=45 11.5=45.5 12=46 12.5=47 13=47.5 13.5=48 14=48.5 15=49.5',
);

/** The size chart on most boxes of US sneakers; the chart of a brand may differ by half a size. Null: there is none. */
const charts: Record<SizeSystem, Map<string, string> | null> = {
  'US M': men,
  'US W': chart(
    '5=35.5 5.5=36 6=36.5 6.5=37.5 7=38 7.5=38.5 8=39 8.5=40 9=40.5 9.5=41 10=42 10.5=42.5 11=43 11.5=44 12=44.5',
  ),
  'US K': chart('1=32 1.5=33 2=33.5 2.5=34 3=35 3.5=35.5 4=36 4.5=36.5 5=37.5 5.5=38 6=38.5 6.5=39 7=40'),
  EU: null,
  Regular: null,
};

const usOfEu = new Map([...men].map(([us, eu]) => [eu, us]));

/** Converts a European size to the men's US system, which unisex shoes use; null where the chart has none. */
export function usSize(size: string): string | null {
  return usOfEu.get(size) ?? null;
}

/** Converts a size to the European system; null where the chart has none, as for garments. */
export function euSize(system: SizeSystem, size: string): string | null {
  return system === 'EU' ? size : (charts[system]?.get(size) ?? null);
}

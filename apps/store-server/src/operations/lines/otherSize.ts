import type { components } from '../../../../../packages/api/src/generated/schema.ts';
import type { SizeSystem } from '../../db/schema/catalogue.ts';

type OtherSize = Exclude<components['schemas']['ProductFacts']['otherSize'], undefined>;

/**
 * US sizes with the European size printed beside them, as the chart of the large US makers has them (men's; women's
 * and grade-school sizes have charts of their own). Brands differ by half a size, so this is shown, never searched by.
 */
const europeanOf: Partial<Record<SizeSystem, Record<string, string>>> = {
  'US M': chart(
    '6 38.5, 6.5 39, 7 40, 7.5 40.5, 8 41, 8.5 42, 9 42.5, 9.5 43, 10 44, 10.5 44.5, 11 45, 11.5 45.5, 12 46, 13 47.5, 14 48.5',
  ),
  'US W': chart('5 35.5, 5.5 36, 6 36.5, 6.5 37.5, 7 38, 7.5 38.5, 8 39, 8.5 40, 9 40.5, 9.5 41, 10 42, 11 43'),
  'US K': chart('3.5 35.5, 4 36, 4.5 36.5, 5 37.5, 5.5 38, 6 38.5, 6.5 39, 7 40'),
};

/** European sizes of unisex shoes are asked for by the men's US size. */
const mensOf = new Map(Object.entries(europeanOf['US M'] ?? {}).map(([us, eu]) => [eu, us]));

/** The same size in the other system that people ask for; null where the chart has none, as for garments. */
export function otherSize(size: string, system: SizeSystem): OtherSize {
  if (system === 'EU') return named(mensOf.get(size), 'US M');
  return named(europeanOf[system]?.[size], 'EU');
}

function named(size: string | undefined, sizeSystem: SizeSystem): OtherSize {
  return size === undefined ? null : { size, sizeSystem };
}

function chart(pairs: string): Record<string, string> {
  return Object.fromEntries(pairs.split(', ').map((pair) => pair.split(' ')));
}

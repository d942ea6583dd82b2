import type { SayText } from '../texts/portalText.ts';

/** A bin and its shelf in words: "Aisle A, bay 14, shelf 3" for the bin "A-14-03" and the shelf "3"; "No bin" without a bin. */
export function binLocation(say: SayText, bin: string | null, shelf: string | null): string {
  const [aisle, bayCode] = bin?.split('-') ?? [];
  if (!aisle) return say('No bin');
  const bay = bayCode && String(Number(bayCode) || bayCode);
  if (bay && shelf) return say('Aisle {aisle}, bay {bay}, shelf {shelf}', { aisle, bay, shelf });
  if (bay) return say('Aisle {aisle}, bay {bay}', { aisle, bay });
  return shelf ? say('Aisle {aisle}, shelf {shelf}', { aisle, shelf }) : say('Aisle {aisle}', { aisle });
}

/** A bin and its shelf in words: "Aisle A, bay 14, shelf 3" for the bin "A-14-03" and the shelf "3"; "No bin" without a bin. */
export function binLocation(bin: string | null, shelf: string | null): string {
  const [aisle, bay] = bin?.split('-') ?? [];
  if (!aisle) return 'No bin';
  return [`Aisle ${aisle}`, bay && `bay ${Number(bay) || bay}`, shelf && `shelf ${shelf}`].filter(Boolean).join(', ');
}

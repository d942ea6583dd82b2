/** "Aisle A, bay 14, shelf 3" of the bin "A-14-03" and its shelf. */
export function placeOf(bin: string | null, shelf: string | null): string {
  const [aisle, bay] = bin?.split('-') ?? [];
  if (!aisle) return 'In no bin';
  return [`Aisle ${aisle}`, bay && `bay ${Number(bay) || bay}`, shelf && `shelf ${shelf}`].filter(Boolean).join(', ');
}

/** "1 item", "4 items". */
export function countOf(count: number, noun: 'item' | 'size'): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

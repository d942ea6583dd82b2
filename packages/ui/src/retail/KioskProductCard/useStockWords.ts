import { useMessages } from '../../internal/useMessages.ts';

/** Words for a number of free pairs: "3 left", "Last one", "Sold out". */
export function useStockWords(): (inStock: number) => string {
  const say = useMessages('Kiosk');
  return (inStock) =>
    inStock === 0
      ? say('Sold out')
      : inStock === 1
        ? say('Last one')
        : say('{count} left|{count} left', { count: inStock });
}

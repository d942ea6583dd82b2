import { useStockWords } from '../KioskProductCard/useStockWords.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import * as css from './KioskProduct.css.ts';

interface NearestSizeProps {
  size: string;
  inStock: number;
  onPress: () => void;
}

/** A button that takes a nearest size instead. */
export function NearestSize({ size, inStock, onPress }: NearestSizeProps) {
  const stockWords = useStockWords();
  return (
    <button type="button" className={css.nearest} onClick={onPress}>
      <SizeFigure size={size} scale={40} />
      <span>{stockWords(inStock)}</span>
    </button>
  );
}

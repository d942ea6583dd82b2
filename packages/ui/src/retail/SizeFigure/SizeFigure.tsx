import type { Unstyled } from '../../internal/props.ts';
import * as css from './SizeFigure.css.ts';

export interface SizeFigureProps extends Unstyled {
  /** As on the box: "10.5", "9", "XL". */
  size: string;
  /** Height of the figure in px at 100 % text. @default 56 */
  scale?: 21 | 28 | 40 | 56 | 88;
}

/** A size, the largest figure of its line. Halves are smaller, on the baseline; screen readers read one number. */
export function SizeFigure({ size, scale = 56 }: SizeFigureProps) {
  const [whole, half] = size.split('.', 2);
  // Cells of grids have room for letters.
  const letters = scale === 21 ? undefined : lettersOf(whole);
  return (
    <span className={css.figure({ scale })}>
      <span aria-hidden="true" className={letters}>
        {whole}
      </span>
      {half === undefined ? null : (
        <span aria-hidden="true" className={css.half}>
          .{half}
        </span>
      )}
      <span className={css.spoken}>{size}</span>
    </span>
  );
}

/** The style of a size of three characters or more with a letter, "XXL" or "2XL"; undefined for all others. */
function lettersOf(size = ''): string | undefined {
  if (!/^(?=.*\p{L}).{3,}$/u.test(size)) return undefined;
  return css.letters({ count: size.length === 3 ? 3 : 'more' });
}

import { barsOf } from '../../components/Barcode/bars.ts';
import { plain } from '../../internal/reset.css.ts';

/** Quiet zones before and after the bars, modules (ISO/IEC 15417; an EAN-13 needs 11 before). */
const QUIET = [11, 10] as const;

export interface PrintBarsProps {
  /** EAN-13 or UPC-A; other texts are printed as Code 128. */
  value: string;
  /** Width of a module, mm. GS1 asks for 0.264 to 0.66 in a shop. */
  module: number;
  /** The greatest width with quiet zones, mm: a longer code gets narrower modules. */
  maxWidth: number;
  /** Height of the bars, mm. */
  height: number;
}

/** The bars of a barcode with their quiet zones, in millimetres. Nothing for a text that no barcode can hold. */
export function PrintBars({ value, module, maxWidth, height }: PrintBarsProps) {
  const drawn = barsOf(value);
  if (!drawn) return null;
  const [before, after] = QUIET;
  const length = before + drawn.modules + after;
  const width = Math.min(module * length, maxWidth);
  return (
    <svg
      className={plain}
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${length} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={value}
    >
      <path
        fill="#000"
        d={drawn.bars.map(({ start, width: bar }) => `M${before + start} 0h${bar}v1h-${bar}z`).join('')}
      />
    </svg>
  );
}

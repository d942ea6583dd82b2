const HEIGHTS = [2, 1, 3, 1, 2, 1, 1, 2, 1, 3, 1, 1, 2, 3, 1, 1, 2, 1];

/** Decorative bars, one below the other. They cannot be scanned. */
export function DrawnBars({ className }: { className: string }) {
  const path = HEIGHTS.map((height, index) => {
    const start = HEIGHTS.slice(0, index).reduce((sum, one) => sum + one + 1.6, 0);
    return `M0 ${start}h36v${height}H0z`;
  }).join('');
  const length = HEIGHTS.reduce((sum, one) => sum + one + 1.6, -1.6);
  return (
    <svg className={className} viewBox={`0 0 36 ${length}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Half-transparent shadows and highlights, drawn over the colours. */
export const SOFT_SHADE = 'rgba(12,14,16,.14)';
export const SHADE = 'rgba(12,14,16,.26)';
export const SHINE = 'rgba(255,255,255,.22)';

/** A seam. */
export const stitch = (path: string, width = 1.3): string =>
  `<path d="${path}" fill="none" stroke="${SHADE}" stroke-width="${width}" stroke-dasharray="3.2 2.2"/>`;

/** A crease or an edge. */
export const line = (path: string, width = 1.2, colour = SHADE): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

type Point = readonly [number, number];

/** Perforations. */
export const dots = (points: Point[], radius = 1.5): string =>
  points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${SHADE}"/>`).join('');

interface LaceShape {
  /** How far a bar reaches beyond the throat, above and below. */
  over?: number;
  under?: number;
  width?: number;
  lean?: number;
}

/** Lace bars laid across the throat from one end to the other. */
export function laces(from: Point, to: Point, count: number, shape: LaceShape = {}): string {
  const { over = 9, under = 9, width = 6.5, lean = 0.16 } = shape;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [across, along] = [-dy / length, dx / length];
  const bars = Array.from({ length: count }, (_, index) => {
    const t = count === 1 ? 0 : index / (count - 1);
    const [x, y] = [from[0] + dx * t, from[1] + dy * t];
    const start = `M${(x + across * under - lean * 20).toFixed(1)} ${(y + along * under).toFixed(1)}`;
    const bar = `${start}L${(x - across * over + lean * 40).toFixed(1)} ${(y - along * over).toFixed(1)}`;
    return (
      `<path d="${bar}" stroke="${SHADE}" stroke-width="${width + 1.6}" stroke-linecap="round"/>` +
      `<path d="${bar}" stroke="var(--laces)" stroke-width="${width}" stroke-linecap="round"/>`
    );
  });
  return bars.join('');
}

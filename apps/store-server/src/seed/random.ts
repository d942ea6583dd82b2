/** Pseudo-random numbers that are the same on every machine, so that every demo store has the same data. */
export interface Random {
  /** A whole number from 0 to `below` - 1. */
  below: (below: number) => number;
  /** True in `percent` of 100 cases. */
  chance: (percent: number) => boolean;
}

/** Mulberry32: a 32-bit generator, public domain (Tommy Ettinger, 2017); good enough for demo data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { below: (below) => Math.floor(next() * below), chance: (percent) => next() * 100 < percent };
}

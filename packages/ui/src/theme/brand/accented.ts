import { formatHex, interpolate, modeRgb, useMode as defineMode } from 'culori/fn';
import { light, type Theme } from '../light.ts';
import { LEAST_FOR_EDGES } from '../pairs.ts';
import { ratio } from '../ratio.ts';

const toRgb = defineMode(modeRgb);

/** The steps from a colour to white or black in which a shade is looked for. */
const STEPS = 50;

/** How far the accent under the pointer is from the accent, of the way to white or black. */
const HOVER = 0.25;

/** A theme with the accent of a brand, and the roles that follow from it. @param least contrast of text */
export function accented(theme: Theme, accent: string, least: number): Theme {
  // Every colour is read with black or white at 4.5; in high contrast a medium one becomes a little lighter or darker.
  const signal = nearest(accent, (shade) => BLACK_OR_WHITE.some((text) => ratio(text, shade) >= least));
  const onSignal = best([theme.onSignal, ...BLACK_OR_WHITE], signal);
  const hovers = ['white', 'black'].map((end) => mixed(signal, end, HOVER));
  return {
    ...theme,
    signal,
    signalHover: hovers.find((hover) => ratio(onSignal, hover) >= least) ?? signal,
    onSignal,
    signalEdge: edgeOf(theme, signal),
    onLidSignal: nearest(signal, (shade) => ratio(shade, theme.lid) >= least),
    ringOut: signal,
    ringIn: ratio(theme.ringIn, signal) >= LEAST_FOR_EDGES ? theme.ringIn : best(BLACK_OR_WHITE, signal),
  };
}

const BLACK_OR_WHITE = ['#000000', '#FFFFFF'] as const;

/** The colour with the most contrast to another one. */
const best = (colours: readonly string[], against: string): string =>
  colours.reduce((found, colour) => (ratio(colour, against) > ratio(found, against) ? colour : found));

/** An accent with enough contrast to the page is its own edge. Another one has the theme's, or a shade of its own. */
function edgeOf(theme: Theme, signal: string): string {
  const isSeen = (colour: string) =>
    [theme.paper, theme.raised].every((surface) => ratio(colour, surface) >= LEAST_FOR_EDGES);
  // In the dark theme the kit's edge is the kit's accent, which is not the brand's.
  return theme.signalEdge === light.signal || isSeen(signal) ? nearest(signal, isSeen) : theme.signalEdge;
}

/** The first shade that passes, from the colour itself to white and black. */
function nearest(colour: string, passes: (shade: string) => boolean): string {
  for (let step = 0; step <= STEPS; step += 1) {
    for (const end of ['white', 'black']) {
      const shade = step === 0 ? colour : mixed(colour, end, step / STEPS);
      if (passes(shade)) return shade;
    }
  }
  return colour;
}

const mixed = (colour: string, end: string, part: number): string =>
  formatHex(interpolate([colour, end].map((one) => toRgb(one)!))(part)).toUpperCase();

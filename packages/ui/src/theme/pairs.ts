import type { Theme } from './light.ts';

type Role = keyof Theme;
/** A colour and the one that it is seen against. */
export type Pair = readonly [seen: Role, against: Role];

const surfaces: Role[] = ['paper', 'raised', 'sunken', 'plate'];
const soft: Role[] = ['positiveSoft', 'cautionSoft', 'criticalSoft', 'infoSoft'];

/** Every text colour with every surface that it is set on. */
export const texts: readonly Pair[] = [
  ...surfaces.flatMap((surface): Pair[] => [
    ['ink', surface],
    ['inkSoft', surface],
  ]),
  ...(['positiveText', 'cautionText', 'criticalText', 'infoText'] as const).flatMap((text, place): Pair[] => [
    [text, 'paper'],
    [text, 'raised'],
    [text, soft[place]!],
  ]),
  ...soft.map((surface): Pair => ['ink', surface]),
  ['onInk', 'ink'],
  ['onInkSoft', 'ink'],
  ['onSignal', 'signal'],
  ['onSignal', 'signalHover'],
  ['onPositive', 'positive'],
  ['onCaution', 'caution'],
  ['onCritical', 'critical'],
  ['onInfo', 'info'],
  ['onLid', 'lid'],
  ['onLidSoft', 'lid'],
  // Volt is text on the lid alone, never on a light surface.
  ['signal', 'lid'],
];

/** What shows where a control ends, or what its state is: 3 to 1 (WCAG 1.4.11). */
export const edges: readonly Pair[] = [
  ['edge', 'paper'],
  ['edge', 'raised'],
  ['edge', 'sunken'],
  ['ink', 'paper'],
  ['signalEdge', 'paper'],
  ['signalEdge', 'raised'],
  ['positive', 'raised'],
  ['caution', 'raised'],
  ['critical', 'raised'],
  ['critical', 'paper'],
  ['info', 'raised'],
  // Two rings: where one is lost in the surface, the other is seen against it.
  ['ringOut', 'ringIn'],
];

/** What a pair of a theme must reach: WCAG 1.4.3, or 1.4.6 in high contrast, for text. */
export const leastForText = { light: 4.5, dark: 4.5, contrast: 7 } as const;

/** What the end of a control must reach (WCAG 1.4.11). */
export const LEAST_FOR_EDGES = 3;

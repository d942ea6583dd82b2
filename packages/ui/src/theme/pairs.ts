import type { Theme } from './light.ts';

type Role = keyof Theme;
/** A colour and its background. */
export type Pair = readonly [seen: Role, against: Role];

const surfaces: Role[] = ['paper', 'raised', 'sunken', 'plate'];
const soft: Role[] = ['positiveSoft', 'cautionSoft', 'criticalSoft', 'infoSoft'];

/** Every text colour with every surface below it. */
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
  // The accent is text only on `lid`, the dark head of a request, and never on a light surface.
  ['onLidSignal', 'lid'],
];

/** Edges and states of controls: 3:1 (WCAG 1.4.11). */
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
  // The focus has two rings: at least one of them contrasts with every surface.
  ['ringOut', 'ringIn'],
];

/** Least contrast of text in a theme: WCAG 1.4.3, in high contrast 1.4.6. */
export const leastForText = { light: 4.5, dark: 4.5, contrast: 7 } as const;

/** Least contrast of the edge of a control (WCAG 1.4.11). */
export const LEAST_FOR_EDGES = 3;

import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { light, type Theme } from './light.ts';

type Role = keyof Theme;

/** Relative luminance of `#RRGGBB` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
function ratio(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

const surfaces: Role[] = ['paper', 'raised', 'sunken', 'plate'];
const soft: Role[] = ['positiveSoft', 'cautionSoft', 'criticalSoft', 'infoSoft'];

/** Every text colour with every surface that it is set on. */
const texts: [Role, Role][] = [
  ...surfaces.flatMap((surface): [Role, Role][] => [
    ['ink', surface],
    ['inkSoft', surface],
  ]),
  ...(['positiveText', 'cautionText', 'criticalText', 'infoText'] as const).flatMap((text, place): [Role, Role][] => [
    [text, 'paper'],
    [text, 'raised'],
    [text, soft[place]!],
  ]),
  ...soft.map((surface): [Role, Role] => ['ink', surface]),
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
const edges: [Role, Role][] = [
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

const themes = { light, dark, contrast };
const least = { light: 4.5, dark: 4.5, contrast: 7 };

for (const name of ['light', 'dark', 'contrast'] as const) {
  const theme = themes[name];
  test.each(texts)(`text can be read in the ${name} theme: %s on %s`, (text, surface) => {
    expect(ratio(theme[text], theme[surface])).toBeGreaterThanOrEqual(least[name]);
  });
  test.each(edges)(`controls can be seen in the ${name} theme: %s on %s`, (edge, surface) => {
    expect(ratio(theme[edge], theme[surface])).toBeGreaterThanOrEqual(3);
  });
}

test('the high contrast theme draws hairlines as dark as edges', () => {
  expect(ratio(contrast.line, contrast.paper)).toBeGreaterThanOrEqual(3);
});

test('the ratio is the one of WCAG: black on white 21, and its example grey', () => {
  expect(ratio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(ratio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

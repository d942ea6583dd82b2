import { run } from 'axe-core';
import { cdp } from 'vitest/browser';
import { settle } from './settle.ts';

/** What a person presses, fills in, or reads above the page. */
const PARTS = 'button, input, select, textarea, [role=dialog], [role=alertdialog], [role=menu], [role=option]';

/**
 * Checks the mounted story in the colours of the system (Windows: contrast themes; CSS Color Adjustment 1, section 3). The
 * browser removes backgrounds there, so a part that only its background shows needs an edge.
 *
 * @returns one line for each text of own colours without contrast, and for each part without an edge
 */
export async function findForcedProblems(): Promise<string[]> {
  const filled = [...document.querySelectorAll<HTMLElement>(PARTS)].filter((part) => isShown(part) && isFilled(part));
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  // The emulated colours are those of a light system, whatever the scheme of the page is.
  dataset['theme'] = 'light';
  await emulate('active');
  try {
    const { violations } = await run(document.body, {
      runOnly: { type: 'rule', values: ['color-contrast'] },
      resultTypes: ['violations'],
      elementRef: true,
    });
    const texts = violations.flatMap(({ nodes }) =>
      nodes
        .filter(({ element }) => element && hasOwnColours(element))
        .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    );
    const parts = filled.filter((part) => part.isConnected && !hasEdge(part)).map((part) => `${nameOf(part)}: no edge`);
    return [...texts, ...parts].map((line) => `forced colours: ${line}`);
  } finally {
    dataset['theme'] = theme;
    await emulate('none');
  }
}

async function emulate(value: 'active' | 'none'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await settle();
}

const isShown = (part: HTMLElement): boolean =>
  part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && part.getBoundingClientRect().width > 1;

/** Whether a background of its own shows the part. */
function isFilled(part: HTMLElement): boolean {
  const { backgroundColor } = getComputedStyle(part);
  return isOpaque(backgroundColor) && backgroundColor !== backgroundUnder(part);
}

/** Elsewhere axe reads `-webkit-text-fill-color`, which keeps the colour that the browser does not draw. */
const hasOwnColours = (element: Element): boolean => getComputedStyle(element).forcedColorAdjust === 'none';

const isOpaque = (colour: string): boolean => !/^rgba\(.*, 0\)$|^transparent$/.test(colour);

function backgroundUnder(part: HTMLElement): string {
  for (let under = part.parentElement; under; under = under.parentElement) {
    const { backgroundColor } = getComputedStyle(under);
    if (isOpaque(backgroundColor)) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

/** Whether a border or an outline is drawn, around the part or a frame that it fills, or it keeps its own colours. */
function hasEdge(part: HTMLElement): boolean {
  const { width, height } = part.getBoundingClientRect();
  for (let box: HTMLElement | null = part; box; box = box.parentElement) {
    const around = box.getBoundingClientRect();
    if (around.width > width + 8 || around.height > height + 8) break;
    const style = getComputedStyle(box);
    // A native control has the edge of the system.
    if (style.forcedColorAdjust === 'none' || style.appearance === 'auto') return true;
    const hasBorder = [style.borderTopWidth, style.borderBottomWidth].some((size) => Number.parseFloat(size) > 0);
    const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    if (hasBorder || hasOutline) return true;
  }
  return false;
}

/** A part in a message: its element and name. */
function nameOf(part: HTMLElement): string {
  const name = part.getAttribute('aria-label') ?? part.textContent?.trim().slice(0, 40) ?? '';
  return `${part.localName} "${name}"`;
}

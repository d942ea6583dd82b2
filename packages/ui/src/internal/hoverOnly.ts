const CAN_HOVER = '(hover: hover)';

interface Rule {
  selectors?: Record<string, unknown>;
  ':hover'?: unknown;
  '@media'?: Record<string, { selectors?: Record<string, unknown> }>;
}

/** Commas between selectors, not those within `:not(…)`. */
const partsOf = (selector: string) => selector.split(/,\s*(?![^(]*\))/);

const isHover = (selector: string) => selector.includes(':hover');

/**
 * Moves the styles of `:hover` into a media query: after a touch an element would stay hovered. A media query comes last, so
 * `:where` removes the specificity of `:hover`: styles of a state, e.g. chosen, still win.
 */
export function hoverOnly<R extends object>(rule: R): R {
  const { selectors = {}, ':hover': hovered, '@media': media, ...others } = rule as Rule;
  const all = Object.entries(selectors).concat(hovered === undefined ? [] : [['&:hover', hovered]]);
  if (!all.some(([selector]) => isHover(selector))) return rule;
  const kept: Record<string, unknown> = {};
  const moved: Record<string, unknown> = {};
  for (const [selector, styles] of all) {
    const parts = partsOf(selector);
    const still = parts.filter((part) => !isHover(part)).join(', ');
    if (still !== '') kept[still] = styles;
    for (const part of parts.filter(isHover)) moved[part.replaceAll(':hover', ':where(:hover)')] = styles;
  }
  const before = media?.[CAN_HOVER];
  return {
    ...others,
    selectors: kept,
    '@media': { ...media, [CAN_HOVER]: { ...before, selectors: { ...moved, ...before?.selectors } } },
  } as unknown as R;
}

const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** What stays within reach beside everything modal: toasts, and what speaks to screen readers. */
const BESIDE = '[data-react-aria-top-layer], [data-live-announcer], script, style, link, template';

/** VoiceOver on iOS tells of a dialog only if the focus comes to it so long after it was drawn, in ms. */
const VOICEOVER_AFTER_MS = 500;

/**
 * Brings the focus into a panel and keeps it there (ARIA APG, modal dialog); the rest of the page neither hears, takes
 * presses nor scrolls.
 *
 * @param layer the child of the body that holds the panel
 * @returns what ends it and gives the focus back to `trigger`
 */
export function holdFocus(layer: HTMLElement, panel: HTMLElement, trigger: HTMLElement): () => void {
  const page = document.documentElement;
  const { overflow, scrollbarGutter } = page.style;
  const isScrolled = page.scrollHeight > page.clientHeight;
  const hasScrollbar = globalThis.innerWidth > page.clientWidth;
  const others = [...document.body.children].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement && other !== layer && !other.inert && !other.matches(BESIDE),
  );

  panel.focus({ preventScroll: true });
  for (const other of others) other.inert = true;
  if (isScrolled) {
    page.style.overflow = 'hidden';
    if (hasScrollbar) page.style.scrollbarGutter = 'stable';
  }
  const again = setTimeout(() => {
    if (navigator.maxTouchPoints === 0 || document.activeElement !== panel) return;
    panel.blur();
    panel.focus({ preventScroll: true });
  }, VOICEOVER_AFTER_MS);

  const onTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = [...panel.querySelectorAll<HTMLElement>(STOPS)].filter(
      (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
    );
    const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
    const isAtEdge = event.target === from || !from || (event.target === panel && event.shiftKey);
    if (!isAtEdge) return;
    event.preventDefault();
    to?.focus();
  };
  panel.addEventListener('keydown', onTab);

  return () => {
    clearTimeout(again);
    panel.removeEventListener('keydown', onTab);
    for (const other of others) other.inert = false;
    if (isScrolled) Object.assign(page.style, { overflow, scrollbarGutter });
    const { activeElement } = document;
    if (activeElement === document.body || panel.contains(activeElement)) trigger.focus({ preventScroll: true });
  };
}

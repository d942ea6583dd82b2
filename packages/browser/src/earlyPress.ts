/** A page that notes what is pressed before its program has run. */
export type PressedPage = Pick<Window, 'document'> & { takeEarlyPress?: () => Find | undefined };

/** Finds what was pressed in the page that the program has drawn. */
type Find = (page: ParentNode) => HTMLElement | undefined;

/** How long a press waits for what it is about, e.g. a line that is being read, ms. */
const WAIT_MS = 10_000;

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

/** How to find a pressed element again: a button or a choice by its name, a line by its place in the list. */
function finderOf(pressed: Element): Find | undefined {
  const control = pressed.closest<HTMLElement>('button, label');
  if (control) {
    const [kind, name] = [control.localName, nameOf(control)];
    // A count may follow the name by then.
    return (page) => [...page.querySelectorAll<HTMLElement>(kind)].find((one) => nameOf(one).startsWith(name));
  }
  // A row of a placeholder.
  const row = pressed.closest('[role="status"] > div[aria-hidden="true"]');
  const rows = row?.parentElement?.querySelectorAll(':scope > div[aria-hidden="true"]');
  if (!row || !rows) return undefined;
  const place = [...rows].indexOf(row);
  // Only opens the line: no other button of a line that was not shown yet is pressed.
  return (page) =>
    page.querySelectorAll('main article')[place]?.querySelector<HTMLElement>(':is(h2, h3, h4) button') ?? undefined;
}

/** Notes the last press before the program has run; called in the head of the document. A link works by itself. */
export function keepEarlyPress(page: PressedPage): void {
  const { document } = page;
  let found: Find | undefined;
  const note = ({ target }: Event) => {
    if (target instanceof Element) found = finderOf(target) ?? found;
  };
  document.addEventListener('click', note, true);
  page.takeEarlyPress = () => {
    document.removeEventListener('click', note, true);
    return found;
  };
}

/**
 * Does what was pressed before, once the program has drawn the page: at once, or when what was pressed is there. A press
 * by then cancels it.
 */
export function doEarlyPress(page: PressedPage): void {
  const { document } = page;
  const find = page.takeEarlyPress?.();
  if (!find) return;
  const press = (): boolean => {
    const element = find(document);
    element?.click();
    return element !== undefined;
  };
  if (press()) return;
  const observer = new MutationObserver(() => press() && stop());
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('pointerdown', stop, true);
  };
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('pointerdown', stop, true);
  setTimeout(stop, WAIT_MS);
}

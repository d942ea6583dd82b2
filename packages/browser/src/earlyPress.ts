/** A page that notes what is pressed before its program has run. */
export interface PressedPage extends Pick<Window, 'document'> {
  location: Pick<Location, 'pathname'>;
  takeEarlyPress?: () => EarlyPress | undefined;
  takeEarlyKeys?: () => EarlyKeys;
}

/** A press, with the path and the person of the page that was pressed. */
interface EarlyPress {
  find: Find;
  path: string;
  person: string | undefined;
}

/** The last keys, with the path and the person of the page. */
interface EarlyKeys extends Omit<EarlyPress, 'find'> {
  events: readonly KeyboardEvent[];
}

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
    // Its name is not known yet, e.g. that of the person.
    if (name === '') return undefined;
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

/** Keys of some scans: what a person types before is not needed. */
const KEYS_MAX = 100;

/**
 * Notes the last press and the last keys before the program has run; called in the head of the document. A link works by itself.
 *
 * @param person who has signed in by the stored session
 */
export function keepEarlyPress(page: PressedPage, person: string | undefined): void {
  const { document } = page;
  const path = page.location.pathname;
  let pressed: EarlyPress | undefined;
  const note = ({ target }: Event) => {
    const find = target instanceof Element ? finderOf(target) : undefined;
    if (find) pressed = { find, path: page.location.pathname, person };
  };
  document.addEventListener('click', note, true);
  const events: KeyboardEvent[] = [];
  const noteKey = (event: KeyboardEvent) => {
    if (events.push(event) > KEYS_MAX) events.shift();
  };
  document.addEventListener('keydown', noteKey, true);
  page.takeEarlyKeys = () => {
    document.removeEventListener('keydown', noteKey, true);
    return { events, path, person };
  };
  page.takeEarlyPress = () => {
    document.removeEventListener('click', note, true);
    return pressed;
  };
}

/**
 * Does what was pressed before, once the program has drawn the page: at once, or when what was pressed is there. Another
 * press, another path or another person cancels it.
 *
 * @param personNow who uses the page now
 */
export function doEarlyPress(page: PressedPage, personNow: () => string | undefined): void {
  const { document } = page;
  const pressed = page.takeEarlyPress?.();
  if (!pressed) return;
  const press = (): boolean => {
    if (page.location.pathname !== pressed.path || personNow() !== pressed.person) return true;
    const element = pressed.find(document);
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

/**
 * The keys that were pressed before the program read keys, for the scan field of the page. None for another path or
 * another person, and none that are older than a press may wait.
 *
 * @param now the time of the page, in the clock of events
 */
export function takeEarlyKeys(page: PressedPage, personNow: string | undefined, now: number): readonly KeyboardEvent[] {
  const { events, path, person } = page.takeEarlyKeys?.() ?? { events: [], path: '', person: undefined };
  if (page.location.pathname !== path || personNow !== person) return [];
  return events.filter(({ timeStamp }) => now - timeStamp < WAIT_MS);
}

/** How elements take the focus: not at all, without moving the page, or as in an app. */
let focusing: 'held' | 'quiet' | 'free' = 'free';
let isInstalled = false;
/** What asked for the focus while it was held. */
let wanted: HTMLElement | undefined;

/**
 * Until a person uses the story, it takes no focus: a scan field or a dialog that wants its focus would take it from the
 * play of another, or from the page that is read. Returns what lets it take the focus, without moving the page, and gives
 * it what it asked for.
 */
export function holdFocus(): () => void {
  install();
  focusing = 'held';
  wanted = undefined;
  return () => {
    if (focusing === 'held') focusing = 'quiet';
    wanted?.focus();
  };
}

/** A dialog asks for the focus because its field did not get it. */
function remember(element: HTMLElement): void {
  if (wanted?.isConnected !== true || !element.contains(wanted)) wanted = element;
}

/**
 * Replaces `focus` once for each window and does not restore it: React Aria wraps this function, and Storybook
 * overwrites a simple assignment.
 */
function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  const focus = Reflect.get<HTMLElement, 'focus'>(HTMLElement.prototype, 'focus');
  Object.defineProperty(HTMLElement.prototype, 'focus', {
    configurable: true,
    writable: true,
    value(this: HTMLElement, options?: FocusOptions) {
      if (focusing === 'held') remember(this);
      else focus.call(this, focusing === 'quiet' ? { ...options, preventScroll: true } : options);
    },
  });
  const use = ({ isTrusted }: Event) => {
    // A play presses keys, too.
    if (isTrusted) focusing = 'free';
  };
  window.addEventListener('pointerdown', use, { capture: true });
  window.addEventListener('keydown', use, { capture: true });
}

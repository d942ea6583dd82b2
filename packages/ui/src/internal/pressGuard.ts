import type { Ref, RefCallback } from 'react';

/** How long a place where another button was takes no press, milliseconds. */
const GUARDED_MS = 400;

const PRESSABLE = 'a[href], button, input, label, select, textarea, summary, [role="option"], [role="menuitem"]';

/** When a screen or dialog was shown or closed last, in the time of events. */
let changedAt = -Infinity;

/** The last press of a pointer, and of Enter or Space: when it began, and where. */
let pointer: { at: number; target: EventTarget | null } = { at: -Infinity, target: null };
let key: { at: number; name: string } = { at: -Infinity, name: '' };

/**
 * Ignores presses that were meant for what was here before: the second touch of a double touch, and a touch while a screen
 * changes by itself. The ref of an element that is replaced by another one: once it is gone, the places of its buttons
 * take no press for 400 ms. A press that began before does nothing either.
 */
export function guardScreen(screen: Element | null): (() => void) | undefined {
  if (!screen) return undefined;
  listen();
  return () => {
    const places = placesOf(buttonsIn(screen));
    // An element that is only attached again, or hidden, has not left.
    queueMicrotask(() => {
      if (!screen.isConnected) cover(places);
    });
  };
}

/** As {@link guardScreen}, for a dialog, which also covers the buttons of the page while it is open. */
export function guardDialog(dialog: Element | null): (() => void) | undefined {
  if (!dialog) return undefined;
  cover(placesOf(buttonsIn(document).filter((button) => !dialog.contains(button))));
  return guardScreen(dialog);
}

/** `ref` of an element that is guarded and has another ref, too. */
export function guardedRef<Type extends Element>(other: Ref<Type> | undefined): RefCallback<Type> {
  return (element) => {
    if (!element) return undefined;
    const leave = guardScreen(element);
    const detach = typeof other === 'function' ? other(element) : undefined;
    if (other && typeof other === 'object') other.current = element;
    return () => {
      leave?.();
      if (typeof detach === 'function') detach();
      else if (typeof other === 'function') other(null);
      else if (other) other.current = null;
    };
  };
}

const buttonsIn = (root: ParentNode): Element[] => [
  ...(root instanceof Element && root.matches(PRESSABLE) ? [root] : []),
  ...root.querySelectorAll(PRESSABLE),
];

/** The places of elements in the window, as the path of one shape. */
function placesOf(elements: readonly Element[]): string {
  const places = elements.map((element) => element.getBoundingClientRect());
  return places
    .filter(({ width, height, bottom, right, top, left }) => {
      const isSeen = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
      return isSeen && width > 0 && height > 0;
    })
    .map(({ left, top, width, height }) => `M${left} ${top}h${width}v${height}h${-width}z`)
    .join('');
}

/** Covers places for a moment, above everything. */
function cover(places: string): void {
  changedAt = performance.now();
  if (places === '') return;
  const shield = document.createElement('div');
  shield.setAttribute('data-press-guard', '');
  shield.setAttribute('aria-hidden', 'true');
  // A press on it is no press outside of a dialog, and a dialog does not make it inert.
  shield.setAttribute('data-react-aria-top-layer', '');
  Object.assign(shield.style, { position: 'fixed', inset: '0', zIndex: '2147483647', clipPath: `path('${places}')` });
  // The focus stays where it is.
  shield.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.append(shield);
  // An animation ends on time also where timers are fake or slowed down.
  shield.animate(null, GUARDED_MS).onfinish = () => shield.remove();
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  const options = { capture: true, passive: false };
  window.addEventListener('pointerdown', notePointer, options);
  window.addEventListener('click', stopStaleClick, options);
  window.addEventListener('keydown', stopStaleKey, options);
}

function notePointer({ timeStamp, target }: PointerEvent): void {
  pointer = { at: timeStamp, target };
  key = { at: -Infinity, name: '' };
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Stops a click whose press began before the present screen was shown, unless it began on the same button. */
function stopStaleClick(event: MouseEvent): void {
  // A click without a count comes from a key or a screen reader.
  if (event.detail === 0 || pointer.at >= changedAt) return;
  const button = event.target instanceof Element && event.target.closest(PRESSABLE);
  const isSame = button && pointer.target instanceof Node && button.contains(pointer.target);
  if (!isSame) stop(event);
}

/** Stops the second of two equal keys, and a key that is held, if the screen changed after the first. */
function stopStaleKey(event: KeyboardEvent): void {
  const { key: name, timeStamp, repeat, target } = event;
  if (name !== 'Enter' && name !== ' ') {
    key = { at: -Infinity, name };
    return;
  }
  const isMeantBefore = name === key.name && key.at <= changedAt && (repeat || timeStamp - changedAt < GUARDED_MS);
  const isText = name === ' ' && target instanceof Element && target.matches('input, textarea, [contenteditable]');
  if (isMeantBefore && !isText) stop(event);
  else if (!repeat) key = { at: timeStamp, name };
}

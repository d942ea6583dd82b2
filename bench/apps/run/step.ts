declare global {
  /** Called by the benchmark: does a step and waits until its result can be seen. */
  var runStep: (name: string) => Promise<void>;
}

type Work = () => void | Promise<void>;

/** Offers what the benchmark may ask of this app. */
export function offer(steps: Readonly<Record<string, Work>>): void {
  globalThis.runStep = async (name) => {
    const work = steps[name];
    if (!work) throw new Error(`There is no step ${name}`);
    // In a task of its own, as an event would be.
    await task();
    await work();
    await frame();
  };
}

/** Waits until the condition is met; checks it in each frame. */
export async function until(isSo: () => boolean): Promise<void> {
  const started = performance.now();
  while (!isSo()) {
    if (performance.now() - started > 20_000) throw new Error(`Not seen: ${isSo.toString()}`);
    await frame();
  }
}

/** Whether a text can be read on the page. */
export const shows = (text: string): boolean => document.body.textContent.includes(text);

/** Frames of {@link scroll}; less than one row of 48 px in each. */
export const SCROLLED_FRAMES = 90;
const SCROLLED_PX = 40;

/** Scrolls what is longest on the page, a little in each frame. The shortest has 100 rows, of which 13 are visible. */
export async function scroll(): Promise<void> {
  const beyond = (element: Element) => element.scrollHeight - element.clientHeight;
  const scrollable = [...document.querySelectorAll('*')].filter(
    (element) => beyond(element) > 0 && /auto|scroll/.test(getComputedStyle(element).overflowY),
  );
  const [longest] = scrollable.toSorted((a, b) => beyond(b) - beyond(a));
  if (!longest) throw new Error('Nothing can be scrolled');
  for (let count = 0; count < SCROLLED_FRAMES; count += 1) {
    const before = longest.scrollTop;
    longest.scrollTop += SCROLLED_PX;
    await frame();
    if (longest.scrollTop === before) throw new Error(`The list ended after ${count} frames`);
  }
  longest.scrollTop = 0;
}

export const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
export const task = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

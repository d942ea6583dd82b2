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

/** How far the `scroll` steps go; MUI X's free grid has no more than 100 rows to scroll through. */
const SCROLL = { frames: 60, px: 60 };

/** Scrolls the longest place of the page from its top, a step in each frame, and back. */
export async function scroll(): Promise<void> {
  const rest = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight;
  const [longest] = [...document.querySelectorAll('*')]
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
    .toSorted((a, b) => rest(b) - rest(a));
  if (!longest || rest(longest) < SCROLL.frames * SCROLL.px) throw new Error('Nothing to scroll');
  for (let count = 0; count < SCROLL.frames; count += 1) {
    longest.scrollTop += SCROLL.px;
    // oxlint-disable-next-line no-await-in-loop -- one step in each frame
    await frame();
  }
  longest.scrollTop = 0;
}

export const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
export const task = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

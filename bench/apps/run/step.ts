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

export const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
export const task = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

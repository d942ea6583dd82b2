import type { Environment } from './appBase.ts';

/** What the browser itself provides to the app. */
export const browserEnvironment: Omit<Environment, 'toasts' | 'loadToasts' | 'refresh'> = {
  window,
  clock: {
    now: Date.now,
    every(ms, run) {
      const timer = setInterval(run, ms);
      return () => clearInterval(timer);
    },
  },
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  log: {
    // oxlint-disable-next-line no-console -- the only place that writes to the console
    warn: (message, detail) => console.warn(message, detail ?? ''),
  },
  playSound: async (sound) => (await import('./playSound.ts')).playSound(sound),
};

import { offer, task, until } from './step.ts';

const BURST = 100;

/**
 * Steps of whoever shows toasts: a hundred at once, or one after the other as messages of a socket come.
 *
 * @param say shows one
 * @param areShown whether those that may be shown are
 */
export function offerToasts(say: (text: string) => void, areShown: () => boolean): void {
  offer({
    burst: () => {
      for (let number = 1; number <= BURST; number += 1) say(`Request ${number} is accepted`);
      return until(areShown);
    },
    row: async () => {
      for (let number = 1; number <= BURST; number += 1) {
        say(`Request ${number} is accepted`);
        await task();
      }
      await until(areShown);
    },
  });
}

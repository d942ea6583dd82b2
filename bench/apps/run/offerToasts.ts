import { offer, task, until } from './step.ts';

const BURST = 100;

/**
 * Steps of an app that shows toasts: a hundred at once, or one after the other like messages of a socket.
 *
 * @param say shows one toast
 * @param areShown whether all toasts that the app shows at the same time are visible
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

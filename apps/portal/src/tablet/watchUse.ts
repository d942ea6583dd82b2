import type { Clock } from '../session/clockAndLog.ts';
import type { TabletInUse } from './tablet.ts';

/** How often the time of the last use is written at most, ms. */
const WRITE_EVERY_MS = 1_000;

/**
 * Locks a tablet that is not used. All tabs share the time of the last use, so that a tab in the background does not lock
 * the one in front.
 *
 * @param isInUse whether a person is signed in
 */
export function watchUse(
  page: Pick<Window, 'addEventListener'>,
  {
    tablet,
    clock,
    isInUse,
    onIdle,
  }: {
    tablet: Pick<TabletInUse, 'isEnrolled' | 'isIdle' | 'touch'>;
    clock: Clock;
    isInUse: () => boolean;
    onIdle: () => void;
  },
): void {
  let writtenAt = Number.NEGATIVE_INFINITY;
  const check = () => {
    if (tablet.isEnrolled() && isInUse() && tablet.isIdle()) onIdle();
  };
  const touch = () => {
    if (!isInUse() || clock.now() - writtenAt < WRITE_EVERY_MS) return;
    // The first touch after a sleep must not open the tablet again.
    if (tablet.isEnrolled() && tablet.isIdle()) {
      onIdle();
      return;
    }
    writtenAt = clock.now();
    tablet.touch();
  };
  for (const event of ['pointerdown', 'keydown'] as const) page.addEventListener(event, touch, { capture: true });
  clock.every(1_000, check);
}

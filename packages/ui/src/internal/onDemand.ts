import { lazy, type ComponentType } from 'react';

/** Waits before the second and the third try, in ms: a tablet that walks between two access points. */
const RETRY_AFTER_MS = [500, 2000];

/**
 * A part that is fetched when it is first needed, so that it costs the first load nothing. When it cannot be fetched
 * after three tries, `otherwise` stands in its place and the rest of the screen goes on working.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props>,
) {
  return lazy(async () => {
    for (const delay of RETRY_AFTER_MS) {
      try {
        return { default: await load() };
      } catch {
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
    return { default: await load().catch(() => otherwise) };
  });
}

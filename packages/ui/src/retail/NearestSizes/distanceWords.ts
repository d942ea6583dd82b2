import type { Say } from '../../internal/useMessages.ts';
import type { KitText } from '../../messages/Messages.ts';

/** How far a size is from the wanted one: "half a size down", "2 sizes up". Undefined for garments. */
export function distanceWords(difference: number | null, say: Say<KitText<'NearestSizes'>>): string | undefined {
  if (difference === null || difference === 0) return undefined;
  const count = Math.abs(difference);
  if (count === 0.5) return difference < 0 ? say('half a size down') : say('half a size up');
  return difference < 0
    ? say('{count} size down|{count} sizes down', { count })
    : say('{count} size up|{count} sizes up', { count });
}

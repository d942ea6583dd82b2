import type { HandOverFact, HandOverFactKind } from '@instore/api';
import type { SayText } from '../../shared/texts/portalText.ts';

/** What a note says of each kind. */
const TEXTS = {
  found: '{count} pair found and put back|{count} pairs found and put back',
  'with customer': '{count} pair with a customer: {sizes}|{count} pairs with customers: {sizes}',
  'not found': '{count} pair not found: {sizes}|{count} pairs not found: {sizes}',
  'to find': '{count} pair to find: {sizes}|{count} pairs to find: {sizes}',
  pending: '{count} request stays pending: {sizes}|{count} requests stay pending: {sizes}',
} as const satisfies Record<HandOverFactKind, string>;

/** A fact of a note in words. More pairs than named sizes end in an ellipsis. */
export function sayFact(say: SayText, { kind, count, sizes }: HandOverFact): string {
  const named = sizes.join(', ') + (count > sizes.length ? ', …' : '');
  return kind === 'found' ? say(TEXTS.found, { count }) : say(TEXTS[kind], { count, sizes: named });
}

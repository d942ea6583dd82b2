import type { StaffMember } from '@instore/api';
import { momentOf } from '../../shared/format/formatTime.ts';
import type { SayText } from '../../shared/texts/portalText.ts';

/** When a person used the portal last. */
export function seenAt(say: SayText, locale: string, { isHere, lastSeenAt }: StaffMember): string {
  if (isHere) return say('Now');
  return lastSeenAt === null ? '--' : momentOf(lastSeenAt, locale);
}

import type { PushKind } from '@instore/api';
import { localTime } from '../base/localTime.ts';
import { DEFAULT_PUSH_KINDS, PUSH_KIND_OF } from '../base/pushKinds.ts';
import { mustShow } from '../base/pushServices.ts';
import type { Subject } from './subject.ts';
import type { WaitingMessage } from './queue.ts';

/** What the service worker of the portal gets (`apps/portal/src/worker`). It never names a customer. */
export type PushPayload = (
  | {
      kind: 'show';
      /** A newer notice with the same tag replaces an older one. */
      tag: string;
      /** The notification. */
      id: string;
      about: PushKind;
      size: string | null;
      name: string | null;
      /** Further pairs of the request. */
      more: number;
      /** The kiosk, the sender or the other location. */
      place: string | null;
      /** The page of the portal that opens. */
      url: string;
    }
  | { kind: 'locked'; count: number }
  | {
      kind: 'close';
      tag: string;
      /** How many notifications a locked tablet still shows; null for a device of one person. */
      locked: number | null;
    }
  | { kind: 'test' }
) & {
  /** ISO 639-1; null: not chosen. */
  language: string | null;
  /** Open notifications of the person, for the icon of the app. */
  badge: number;
  /** Whether a notice must be shown although the portal is on screen. */
  mustShow: boolean;
};

/** What is done with a message: it is sent as one of the kinds, or not at all. */
export type Plan = PushPayload['kind'] | 'drop' | 'removeDevice';

/** Decides what is done with a message. */
export function planOf(message: WaitingMessage, now: Date): Plan {
  const { action, timeZone, tabletId, tabletUserId, userId, wasShown, endpoint } = message;
  if (timeZone === null) return 'removeDevice';
  if (action === 'test') return 'test';
  // Safari ends a subscription whose messages show nothing; there the portal closes the notices when it is opened.
  if (action === 'close') return wasShown && !mustShow(endpoint) ? 'close' : 'drop';
  if (!isWanted(message) || isQuiet(message, localTime(now, { timeZone }))) return 'drop';
  if (tabletId === null || tabletUserId === userId) return 'show';
  // Another person uses the tablet.
  return tabletUserId === null ? 'locked' : 'drop';
}

function isWanted({ type, kinds }: WaitingMessage): boolean {
  const kind = type === null ? null : PUSH_KIND_OF[type];
  return kind !== null && (kinds ?? DEFAULT_PUSH_KINDS).includes(kind);
}

/** Whether a local time is in the quiet time, which may go over midnight. */
export function isQuiet({ quietFrom, quietTo }: Pick<WaitingMessage, 'quietFrom' | 'quietTo'>, time: string): boolean {
  if (quietFrom === null || quietTo === null) return false;
  return quietFrom < quietTo ? time >= quietFrom && time < quietTo : time >= quietFrom || time < quietTo;
}

/** Longer names are cut: a payload has at most 3 KB. */
const NAME_MAX = 120;
const PAGE_MAX = 400;

const cut = (text: string | null): string | null =>
  text === null || text.length <= NAME_MAX ? text : `${text.slice(0, NAME_MAX - 1)}…`;

/** Writes the payload of a message that is sent. */
export function payloadOf(
  message: WaitingMessage,
  kind: PushPayload['kind'],
  { subject, open }: { subject: Subject; open: number },
): PushPayload {
  const { language, badge, endpoint, about, tabletId, type, notificationId } = message;
  const shared = { language, badge, mustShow: mustShow(endpoint) };
  if (kind === 'test') return { kind, ...shared };
  if (kind === 'locked') return { kind, count: Math.max(open, 1), ...shared };
  if (kind === 'close') return { kind, tag: about, locked: tabletId === null ? null : open, ...shared };
  const { size, name, place, more } = subject;
  return {
    kind,
    tag: about,
    id: String(notificationId),
    about: (type === null ? null : PUSH_KIND_OF[type]) ?? 'late',
    size: cut(size),
    name: cut(name),
    place: cut(place),
    more,
    url: pageOf(message),
    ...shared,
  };
}

/** The statuses of the shoe-size area by number: checked out. */
const CHECKED_OUT = '3';

/** The page that a click opens; a path of the portal in any case [N-08]. */
function pageOf({ redirectUrl, objectId, type }: WaitingMessage): string {
  const isPath = redirectUrl !== null && /^\/(?!\/)[!-~]*$/.test(redirectUrl) && redirectUrl.length <= PAGE_MAX;
  if (!isPath) return '/';
  if (type !== 'checked-out' || objectId === null) return redirectUrl;
  return `${redirectUrl}?status=${CHECKED_OUT}&object=${encodeURIComponent(objectId)}`;
}

import type { LocationChanges, Notification } from '@instore/api';

/** A JSON message with an id, whatever else it holds. */
export type Identified = Readonly<Record<string, unknown>> & { readonly id: string };

/** Where messages come from, and how one of them is read as the payload type that the app works with. */
export interface Topic<Payload> {
  readonly destination: string;
  /** Makes a payload of any message with an id: what is missing or of a wrong type is filled in, not refused. */
  readonly read: (message: Identified) => Payload;
  /** A back end may refuse this destination; the connection then lives without it. @default false */
  readonly isOptional?: boolean;
}

/** Topics by the name that the app gives them. */
export type Topics = Readonly<Record<string, Topic<unknown>>>;

/** A message as it reaches the app: which topic, its id, its payload. */
export type LiveMessage<T extends Topics> = {
  [Name in keyof T]-?: {
    topic: Name;
    id: string;
    payload: Exclude<T[Name], undefined> extends Topic<infer Payload> ? Payload : never;
  };
}[keyof T];

/** The two topics of the portal [L-01]: what everybody hears, and what is meant for one person. */
export function notificationTopics(userId: string) {
  return {
    everyone: { destination: '/topic/messages', read: readNotification },
    mine: { destination: `/user/${userId}/in-app-notifications`, read: readNotification },
  } satisfies Topics;
}

/**
 * What changed in the lists of a location [K-10, W-09]. The first message after a subscription names nothing: it says that
 * changes come from here on. A back end that does not know the destination refuses it or sends nothing.
 */
export function changeTopics(locationId: string) {
  return {
    changes: { destination: `/topic/locations/${locationId}/changes`, read: readChanges, isOptional: true },
  } satisfies Topics;
}

/** Reads any message with an id as changes; ids that are no text are left out. */
export function readChanges(message: Identified): Required<LocationChanges> {
  return {
    id: message.id,
    all: message['all'] === true,
    lines: texts(message['lines']),
    tryouts: texts(message['tryouts']),
    units: texts(message['units']),
  };
}

/** Reads any message with an id as a notification [L-02]; a screen can show it without further checks. */
export function readNotification(message: Identified): Notification {
  const type = isRecord(message['type']) ? message['type'] : {};
  const { name } = type;
  const createdAt = message['createdAt'];
  return {
    id: message.id,
    title: text(message['title']),
    acknowledged: message['acknowledged'] === true,
    redirectUrl: text(message['redirectUrl']),
    objectId: text(message['objectId']),
    type: {
      iconUrl: text(type['iconUrl']) ?? '',
      objectIdName: text(type['objectIdName']) ?? '',
      ...(typeof name === 'string' && { name }),
    },
    ...(typeof createdAt === 'string' && { createdAt }),
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((each) => text(each) ?? []) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

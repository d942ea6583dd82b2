import type { LocationChanges, Notification } from '@instore/api';

/** A JSON message with an id and any other fields. */
export type Identified = Readonly<Record<string, unknown>> & { readonly id: string };

/** A destination, and how its messages become payloads of the app. */
export interface Topic<Payload> {
  readonly destination: string;
  /** Makes a payload of any message with an id; a missing field or one of a wrong type gets a default. */
  readonly read: (message: Identified) => Payload;
  /** A back end may refuse it; the connection is then opened again without optional topics. @default false */
  readonly isOptional?: boolean;
}

/** Topics by their name in the app. */
export type Topics = Readonly<Record<string, Topic<unknown>>>;

/** A message for the app: name of the topic, id, payload. */
export type LiveMessage<T extends Topics> = {
  [Name in keyof T]-?: {
    topic: Name;
    id: string;
    payload: Exclude<T[Name], undefined> extends Topic<infer Payload> ? Payload : never;
  };
}[keyof T];

/** The topics of notifications: those for all users, and those for one. */
export function notificationTopics(userId: string) {
  return {
    everyone: { destination: '/topic/messages', read: readNotification },
    mine: { destination: `/user/${userId}/in-app-notifications`, read: readNotification },
  } satisfies Topics;
}

/**
 * The topic of changes in the lists of a location. The first message after a subscription is empty: from then on
 * changes are sent. A back end that does not know the destination refuses it or sends nothing.
 */
export function changeTopics(locationId: string) {
  return {
    changes: { destination: `/topic/locations/${locationId}/changes`, read: readChanges, isOptional: true },
  } satisfies Topics;
}

/** Kinds of the contract that few screens show. */
type RareKind = Exclude<keyof LocationChanges, 'id' | 'all' | 'lines' | 'tryouts' | 'units'>;

/** Each of them: a kind that the contract adds does not compile until it is here. */
const RARE_KINDS = Object.keys({
  bookings: true,
  holidays: true,
  counts: true,
  rounds: true,
  countPlans: true,
  endOfDay: true,
  customerHolds: true,
  movements: true,
  transfers: true,
  announced: true,
  settings: true,
} satisfies Record<RareKind, true>) as RareKind[];

/** Changes of a location. A rare kind is left out if none of it changed. */
export type ReadChanges = Required<Omit<LocationChanges, RareKind>> & Pick<LocationChanges, RareKind>;

/** Reads any message with an id as changes; ids that are neither text nor number are left out. */
export function readChanges(message: Identified): ReadChanges {
  return {
    id: message.id,
    all: message['all'] === true,
    lines: texts(message['lines']),
    tryouts: texts(message['tryouts']),
    units: texts(message['units']),
    ...Object.fromEntries(
      RARE_KINDS.map((kind) => [kind, texts(message[kind])] as const).filter(([, ids]) => ids.length > 0),
    ),
  };
}

/** Reads any message with an id as a notification; a screen can show it without further checks. */
export function readNotification(message: Identified): Notification {
  const type = isRecord(message['type']) ? message['type'] : {};
  const { name } = type;
  const { createdAt, postponedUntil, titleText, titleValues, subject } = message;
  return {
    id: message.id,
    title: text(message['title']),
    titleText: typeof titleText === 'string' ? titleText : undefined,
    titleValues: isRecord(titleValues) ? valuesOf(titleValues) : undefined,
    acknowledged: message['acknowledged'] === true,
    redirectUrl: text(message['redirectUrl']),
    objectId: text(message['objectId']),
    type: {
      iconUrl: text(type['iconUrl']) ?? '',
      objectIdName: text(type['objectIdName']) ?? '',
      name: typeof name === 'string' ? name : undefined,
    },
    createdAt: typeof createdAt === 'string' ? createdAt : undefined,
    postponedUntil: typeof postponedUntil === 'string' ? postponedUntil : undefined,
    replaces: text(message['replaces']) ?? undefined,
    recalled: message['recalled'] === true ? true : undefined,
    subject: isRecord(subject)
      ? { objectIdName: text(subject['objectIdName']) ?? '', objectId: text(subject['objectId']) }
      : undefined,
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
}

/** The values of a text; what is no text is left out, so that its name stays in the text. */
function valuesOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const known = text(value);
      return known === null ? [] : [[name, known]];
    }),
  );
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((each) => text(each) ?? []) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { type Announcement, type AnnouncementDetail, type Api, type Failure, PAGE_SIZE_MAX } from '@instore/api';
import { proxy, ref } from 'valtio';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { PagedList } from '../shared/lists/pagedList.ts';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import { createResource } from '../shared/reads/resource.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';

/** Announcements per page. */
const PAGE_SIZE = 50;

/** How long an announcement is shown; without an end it stays. */
export const ANNOUNCEMENT_ENDS = ['today', 'tomorrow', 'week', 'time', 'none'] as const;
export type AnnouncementEnd = (typeof ANNOUNCEMENT_ENDS)[number];

/** Days after today at whose end an announcement ends. */
const END_DAYS = { today: 0, tomorrow: 1, week: 7 } as const;

/** An announcement as an admin writes it. Without roles it is for all. */
export interface AnnouncementDraft {
  title: string;
  locationIds: string[];
  roles: string[];
  end: AnnouncementEnd;
  /** The chosen end on the clock of this device: 'yyyy-MM-dd' and 'HH:mm'; empty until they are chosen. */
  endDay: string;
  endTime: string;
}

/** What the page shows besides the list. */
export interface Announcing {
  draft: AnnouncementDraft;
  isPending: boolean;
  /** Why the last press was refused. */
  error: string | undefined;
}

interface Page {
  content: Announcement[];
  totalElements: number;
}

interface Parts {
  api: Pick<Api, 'notification'>;
  toasts: Toasts;
  say: SayText;
  locationId: () => string;
  now: () => number;
}

/** Announcements to the people of the user's locations: state and actions [P-05]. */
export function createAnnouncements(parts: Parts) {
  const { api, locationId } = parts;
  const state = proxy<Announcing>({ draft: emptyDraft(''), isPending: false, error: undefined });
  const { list, ...shown } = createList(api);
  const opened = createResource<AnnouncementDetail, [{ announcementId: string }]>({
    read: (asked) => api.notification.getAnnouncement(asked),
  });
  const reach = createResource<{ people: number }, [{ locationIds?: string[]; roles?: string[] }]>({
    read: (asked) => api.notification.getAnnouncementReach(asked),
  });
  const readReach = () => {
    const { locationIds, roles } = state.draft;
    if (locationIds.length === 0) return reach.clear();
    return void reach.load({ locationIds: [...locationIds], roles: roles.length > 0 ? [...roles] : undefined });
  };
  return {
    state,
    list: shown.state,
    opened,
    reach,
    ...createAnnouncing(parts, state, { opened, refresh: () => list.refresh() }),
    load: (): Promise<void> => list.refresh(),
    loadMore: () => list.more(),
    /** Opens an announcement with its recipients; undefined closes it. */
    open(announcementId: string | undefined): void {
      state.error = undefined;
      if (announcementId === undefined) opened.clear();
      else void opened.load({ announcementId });
    },
    /** Begins an announcement to the location in use, unless one is begun. */
    beginDraft(): void {
      if (state.draft.locationIds.length === 0) state.draft = emptyDraft(locationId());
      readReach();
    },
    /** Changes a part of the draft, and counts again whom it reaches. */
    edit(part: Partial<AnnouncementDraft>): void {
      Object.assign(state.draft, part);
      state.error = undefined;
      if (part.locationIds !== undefined || part.roles !== undefined) readReach();
    },
    discard(): void {
      Object.assign(state, { draft: emptyDraft(''), error: undefined });
    },
    /** Reads again when somebody has announced, recalled or acknowledged. */
    async readChanges({ all, settings = [] }: Changes): Promise<void> {
      if (!all && !settings.includes('announcements')) return;
      const announcementId = opened.state.value?.id;
      await Promise.all([list.refresh(), announcementId === undefined ? undefined : opened.poll({ announcementId })]);
    },
  };
}

const emptyDraft = (locationId: string): AnnouncementDraft => ({
  title: '',
  locationIds: locationId === '' ? [] : [locationId],
  roles: [],
  end: 'today',
  endDay: '',
  endTime: '',
});

function createList(api: Parts['api']) {
  const state = proxy<PagedState<Announcement>>(emptyPages());
  const list = new PagedList<Announcement, Announcement, Page>(state, {
    pageSize: PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) => api.notification.getAnnouncements({ page, size }),
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ id }) => id,
    rowOf: (one, before) => unchanged(before, ref(one)),
  });
  return { state, list };
}

/** When an announcement ends on the clock of this device; undefined for no end. */
function untilOf({ end, endDay, endTime }: AnnouncementDraft, now: number): string | undefined {
  if (end === 'none') return undefined;
  if (end === 'time') return new Date(`${endDay}T${endTime}`).toISOString();
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + END_DAYS[end], 23, 59, 59).toISOString();
}

type Opened = ReturnType<typeof createResource<AnnouncementDetail, [{ announcementId: string }]>>;

/** Sends and recalls announcements. */
function createAnnouncing(
  { api, toasts, say, now }: Parts,
  state: Announcing,
  { opened, refresh }: { opened: Opened; refresh: () => Promise<void> },
) {
  const writes = new Writes();
  const refuse = (failure: Failure) => void (state.error = failure.message ?? SOMETHING_WRONG);
  return {
    /** Sends the draft. Resolves to the id; undefined if it was refused. */
    async announce(): Promise<string | undefined> {
      const { title, locationIds, roles } = state.draft;
      const body = {
        title: title.trim(),
        locationIds: [...locationIds],
        roles: roles.length > 0 ? [...roles] : undefined,
        until: untilOf(state.draft, now()),
      };
      state.error = undefined;
      const answer = await writes.sendPending(state, `announce ${JSON.stringify(body)}`, (key) =>
        api.notification.announce(body, { key }),
      );
      if (answer?.ok === false) refuse(answer);
      if (!answer?.ok) return undefined;
      state.draft = emptyDraft('');
      toasts.positive(say('Announced'));
      await refresh();
      return answer.data.id;
    },
    /** Lets the open announcement ring again for those who have not seen it. */
    async ring(): Promise<void> {
      const announcementId = opened.state.value?.id;
      if (announcementId === undefined) return;
      const answer = await writes.sendPending(state, `ring ${announcementId}`, (key) =>
        api.notification.ringAnnouncement({ announcementId }, { key }),
      );
      if (answer?.ok === false) showFailure(toasts, answer.message);
      else if (answer?.ok) toasts.positive(say('It rings again'));
    },
    /** Takes the open announcement out of the bells. */
    async recall(): Promise<void> {
      const announcementId = opened.state.value?.id;
      if (announcementId === undefined) return;
      const answer = await writes.sendPending(state, `recall ${announcementId}`, (key) =>
        api.notification.recallAnnouncement({ announcementId }, { key }),
      );
      if (answer?.ok === false) showFailure(toasts, answer.message);
      else if (answer?.ok) toasts.positive(say('The announcement is recalled'));
      await Promise.all([opened.retry(), refresh()]);
    },
  };
}

export type AnnouncementsStore = ReturnType<typeof createAnnouncements>;

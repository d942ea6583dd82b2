import type { Api, OpeningHours } from '@instore/api';
import { proxy, ref } from 'valtio';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { createResource } from '../shared/reads/resource.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { Writes } from '../shared/writes/writes.ts';

/** Hours and slots as an admin has changed them. */
export type HoursDraft = Pick<OpeningHours, 'hours' | 'slotMinutes' | 'slotCapacity'>;

/** The unsaved changes of the form. */
interface Editing {
  /** Undefined while nothing is changed. */
  draft: HoursDraft | undefined;
  /** What the draft was begun with. */
  basedOn: HoursDraft | undefined;
  isPending: boolean;
  error: string | undefined;
}

const partOf = ({ hours, slotMinutes, slotCapacity }: HoursDraft): HoursDraft => ({ hours, slotMinutes, slotCapacity });

/** The opening hours and slots of the location in use: state and actions [P-02]. */
export function createOpeningHours({
  api,
  toasts,
  say,
  locationId,
}: {
  api: Pick<Api, 'store'>;
  toasts: Pick<Toasts, 'positive'>;
  say: SayText;
  locationId: () => string;
}) {
  const stored = createResource({ read: () => api.store.getOpeningHours({ locationId: locationId() }) });
  const editing = proxy<Editing>({ draft: undefined, basedOn: undefined, isPending: false, error: undefined });
  const writes = new Writes();
  const discard = (): void => void Object.assign(editing, { draft: undefined, basedOn: undefined, error: undefined });
  return {
    stored,
    editing,
    discard,
    /** Changes a part of the draft. */
    edit(part: Partial<HoursDraft>): void {
      const { value } = stored.state;
      if (value === undefined) return;
      editing.basedOn ??= ref(partOf(value));
      editing.draft = ref({ ...(editing.draft ?? partOf(value)), ...part });
    },
    /** Stores the draft. A refusal keeps it; after the change of another admin the stored hours are read again. */
    async save(): Promise<void> {
      const { draft, basedOn } = editing;
      if (!draft || !basedOn) return;
      const place = locationId();
      const body = { locationId: place, ...draft, basedOn };
      const answer = await writes.sendPending(editing, JSON.stringify(body), (key) =>
        api.store.setOpeningHours(body, { key }),
      );
      if (!answer || place !== locationId()) return;
      if (answer.ok) {
        discard();
        stored.show(answer.data);
        toasts.positive(say('Opening hours are saved'));
        return;
      }
      editing.error = answer.message ?? SOMETHING_WRONG;
      if (answer.kind !== 'conflict') return;
      await stored.load();
      // The next save replaces what the admin has seen now.
      if (stored.state.value) editing.basedOn = ref(partOf(stored.state.value));
    },
    /** Reads the stored hours again after a change by another admin. The draft stays. */
    async readChanges({ all, settings = [], bookings = [] }: Changes): Promise<void> {
      if (!all && !settings.includes('places') && bookings.length === 0) return;
      if (stored.state.value) await stored.poll();
    },
    /** The location has changed. */
    reset(): void {
      discard();
      stored.clear();
    },
  };
}

export type OpeningHoursStore = ReturnType<typeof createOpeningHours>;

import type { OpeningHours } from '@instore/api';
import { Button, Checkbox, Inline, InlineMessage, Stack, Stepper, Text, TimeField } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { Maintained } from '../../shared/components/Maintained.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { HoursDraft, OpeningHoursStore } from '../openingHours.ts';

/** The weekdays as they are stored, Sunday first, in the order of the page. */
const DAYS = [1, 2, 3, 4, 5, 6, 0] as const;

/** Hours of a day that opens again. */
const NEW_DAY = { opens: '10:00', closes: '19:00' };

/** A Sunday, for the names of the weekdays. */
const SUNDAY = Date.UTC(2026, 10, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

const SLOT_MINUTES = { min: 5, max: 480 };
const SLOT_CAPACITY = { min: 1, max: 100 };

export interface HoursSectionProps {
  openingHours: OpeningHoursStore;
}

/** The opening hours of the week, and the slots for bookings [P-02]. */
export function HoursSection({ openingHours }: HoursSectionProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { draft, error } = useValues(openingHours.editing);
  return (
    <Maintained
      title={say('Opening hours')}
      description={say('Bookings have slots within these hours.')}
      resource={openingHours.stored}
    >
      {(stored) => (
        <Stack gap={16}>
          {error !== undefined && <InlineMessage severity="critical">{sayMessage(error)}</InlineMessage>}
          <Text tone="soft">{stored.timeZone.replaceAll('_', ' ')}</Text>
          <Week shown={draft ?? stored} onChange={openingHours.edit} />
          <Slots shown={draft ?? stored} onChange={openingHours.edit} />
          <Outside stored={stored} />
          {draft && <SaveHours openingHours={openingHours} />}
        </Stack>
      )}
    </Maintained>
  );
}

interface PartProps {
  shown: HoursDraft;
  onChange: (part: Partial<HoursDraft>) => void;
}

function Week({ shown, onChange }: PartProps) {
  const say = useSay();
  const [nameOf, shortOf] = [useDayNames('long'), useDayNames('short')];
  const set = (day: number, hours: HoursDraft['hours'][number]) => onChange({ hours: shown.hours.with(day, hours) });
  return (
    <Stack gap={8}>
      {DAYS.map((day) => {
        const hours = shown.hours[day] ?? null;
        const name = nameOf(day);
        return (
          <Inline key={day} gap={12} justify="between" wrap={false}>
            <Checkbox isSelected={hours !== null} onChange={(isOpen) => set(day, isOpen ? NEW_DAY : null)}>
              {shortOf(day)}
            </Checkbox>
            {hours === null ? (
              <Text tone="soft">{say('Closed')}</Text>
            ) : (
              <Inline gap={8} wrap={false}>
                <TimeField
                  label={say('{day} opens at', { day: name })}
                  isLabelHidden
                  value={hours.opens}
                  onChange={(opens) => opens !== '' && set(day, { ...hours, opens })}
                />
                <TimeField
                  label={say('{day} closes at', { day: name })}
                  isLabelHidden
                  value={hours.closes}
                  onChange={(closes) => closes !== '' && set(day, { ...hours, closes })}
                />
              </Inline>
            )}
          </Inline>
        );
      })}
    </Stack>
  );
}

function useDayNames(weekday: 'long' | 'short') {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  return (day: number) => format.format(SUNDAY + day * DAY_MS);
}

function Slots({ shown, onChange }: PartProps) {
  const say = useSay();
  return (
    <>
      <Inline justify="between" gap={12}>
        <Text weight="strong">{say('Minutes of a slot')}</Text>
        <Stepper
          label={say('Minutes of a slot')}
          {...SLOT_MINUTES}
          value={shown.slotMinutes}
          onChange={(slotMinutes) => onChange({ slotMinutes: inFives(shown.slotMinutes, slotMinutes) })}
        />
      </Inline>
      <Inline justify="between" gap={12}>
        <Text weight="strong">{say('Bookings in one slot')}</Text>
        <Stepper
          label={say('Bookings in one slot')}
          {...SLOT_CAPACITY}
          value={shown.slotCapacity}
          onChange={(slotCapacity) => onChange({ slotCapacity })}
        />
      </Inline>
    </>
  );
}

/** A step of the length is five minutes. */
function inFives(before: number, after: number): number {
  const wanted = after > before ? Math.floor(before / 5) * 5 + 5 : Math.ceil(before / 5) * 5 - 5;
  return Math.min(SLOT_MINUTES.max, Math.max(SLOT_MINUTES.min, wanted));
}

/** Coming bookings that no opening hours hold. */
function Outside({ stored: { bookingsOutside: count } }: { stored: OpeningHours }) {
  const say = useSay();
  if (count === 0) return null;
  return (
    <InlineMessage severity="caution">
      {say(
        '{count} coming booking is outside of the opening hours. Move it on the page Bookings.|{count} coming bookings are outside of the opening hours. Move them on the page Bookings.',
        { count },
      )}
    </InlineMessage>
  );
}

function SaveHours({ openingHours }: HoursSectionProps) {
  const say = useSay();
  const { isPending } = useSnapshot(openingHours.editing);
  return (
    <Stack gap={8}>
      <Text>{say('When you save, the slots follow the new hours. No booking is moved.')}</Text>
      <Inline gap={12}>
        <Button variant="signal" isPending={isPending} onPress={() => void openingHours.save()}>
          {say('Save opening hours')}
        </Button>
        <Button variant="quiet" isDisabled={isPending} onPress={openingHours.discard}>
          {say('Discard')}
        </Button>
      </Inline>
    </Stack>
  );
}

import { Select, Stack, TextField } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { BookingsStore } from '../bookings.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';

/** The times of a day in steps of half an hour, HH:mm. */
const TIMES = Array.from({ length: 49 }, (_, half) => {
  const [hour, minute] = [Math.floor(half / 2), half % 2 === 0 ? '00' : '30'];
  return `${String(hour).padStart(2, '0')}:${minute}`;
});

/** Name and times of a closing that is not stored yet. */
export function ClosingForm({ bookings }: { bookings: BookingsStore }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { closing } = useSnapshot(bookings.state);
  if (!closing) return null;
  const { name, from, to, errors } = closing;
  const errorAt = (field: string) => (errors[field] === undefined ? undefined : sayMessage(errors[field]));
  const labels: Record<string, string> = { '00:00': say('Start of the day'), '24:00': say('End of the day') };
  const items = (times: readonly string[]) => times.map((id) => ({ id, label: labels[id] ?? id }));
  return (
    <Stack gap={16}>
      <TextField
        label={say('Reason, e.g. Stock count')}
        value={name}
        maxLength={80}
        errorMessage={errorAt('/name')}
        onChange={(next) => void bookings.changeDraft({ name: next })}
      />
      <Select
        label={say('Closed from')}
        items={items(TIMES.slice(0, -1))}
        value={from}
        errorMessage={errorAt('/from')}
        onChange={(next) => void bookings.changeDraft({ from: next })}
      />
      <Select
        label={say('Closed until')}
        items={items(TIMES.slice(1))}
        value={to}
        errorMessage={errorAt('/to') ?? errorAt('to')}
        onChange={(next) => void bookings.changeDraft({ to: next })}
      />
    </Stack>
  );
}

import type { RequestLine } from '@instore/api';
import { Select, Stack, TextField } from '@instore/ui';
import { useEffect, useState } from 'react';
import { useShoesize } from '../../app/context.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';

/** Longest note (contract, `RequestNote`). */
const NOTE_MAX = 200;

/** No spot is chosen. */
const NONE = '';

/** Where a line's pair is brought to, and the note about it [K-12]. A change of the spot is saved at once, a note with Enter or when the field is left. */
export function LineWishes({ line }: { line: RequestLine }) {
  const say = useSay();
  const { requestLines } = useShoesize();
  const [note, setNote] = useState(line.requestNote ?? '');
  useEffect(() => {
    void requestLines.spots.load();
    return requestLines.spots.clear;
  }, [requestLines]);
  const saveNote = () => {
    if (note.trim() !== (line.requestNote ?? '')) void requestLines.setDetails(line.lineId, { requestNote: note });
  };
  return (
    <Stack gap={12}>
      <Loaded resource={requestLines.spots} skeleton={null}>
        {(spots) => <SpotSelect line={line} spots={spots} />}
      </Loaded>
      <div onBlur={saveNote}>
        <TextField label={say('Note')} value={note} maxLength={NOTE_MAX} onChange={setNote} onSubmit={saveNote} />
      </div>
    </Stack>
  );
}

/** The choice among the delivery spots; nothing at a location without spots. */
function SpotSelect({ line, spots }: { line: RequestLine; spots: readonly string[] }) {
  const say = useSay();
  const { requestLines } = useShoesize();
  // A spot that was removed stays visible until another one is chosen.
  const names = line.spot && !spots.includes(line.spot) ? [...spots, line.spot] : spots;
  if (names.length === 0) return null;
  return (
    <Select
      label={say('Bring it to')}
      items={[{ id: NONE, label: say('No delivery spot') }, ...names.map((name) => ({ id: name, label: name }))]}
      value={line.spot ?? NONE}
      onChange={(spot) => void requestLines.setDetails(line.lineId, { spot: spot === NONE ? null : spot })}
    />
  );
}

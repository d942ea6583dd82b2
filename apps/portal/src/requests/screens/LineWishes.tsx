import type { RequestLine } from '@instore/api';
import { LineFacts, RadioGroup, Stack, TextField } from '@instore/ui';
import { useEffect, useState } from 'react';
import { useShoesize } from '../../app/context.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** Longest note (contract, `RequestNote`). */
const NOTE_MAX = 200;

/** No spot is chosen. */
const NONE = '';

interface WishProps {
  line: RequestLine;
  onDone: () => void;
}

/** Where a line's pair is brought to, and the note about it [K-12]: as text, with a field only while one is changed. */
export function LineWishes({ line }: { line: RequestLine }) {
  const say = useSay();
  const { requestLines } = useShoesize();
  const [changed, setChanged] = useState<'spot' | 'note'>();
  const { value: spots = [] } = useValues(requestLines.spots.state);
  useEffect(() => {
    void requestLines.spots.load();
    return requestLines.spots.clear;
  }, [requestLines]);
  const close = () => setChanged(undefined);
  const spot = line.spot ?? null;
  const note = line.requestNote ? say('“{note}”', { note: line.requestNote }) : null;
  const toggle = (fact: typeof changed) => () => setChanged(changed === fact ? undefined : fact);
  return (
    <Stack gap={12}>
      <LineFacts
        facts={[
          // A location without spots has nothing to choose.
          ...(spot !== null || spots.length > 0
            ? [{ label: say('Spot'), value: spot, onChange: spots.length > 0 ? toggle('spot') : undefined }]
            : []),
          { label: say('Note'), value: note, onChange: toggle('note') },
        ]}
      />
      <Loaded resource={requestLines.spots} skeleton={null}>
        {(names) => (changed === 'spot' ? <SpotChoice line={line} spots={names} onDone={close} /> : null)}
      </Loaded>
      {changed === 'note' ? <NoteField line={line} onDone={close} /> : null}
    </Stack>
  );
}

/** The delivery spots as chips. A choice is saved at once. */
function SpotChoice({ line, spots, onDone }: WishProps & { spots: readonly string[] }) {
  const say = useSay();
  const { requestLines } = useShoesize();
  // A spot that was removed stays visible until another one is chosen.
  const names = line.spot && !spots.includes(line.spot) ? [...spots, line.spot] : spots;
  return (
    <RadioGroup
      label={say('Bring it to')}
      direction="chips"
      options={[
        ...names.map((name) => ({ value: name, label: name })),
        { value: NONE, label: say('No delivery spot') },
      ]}
      value={line.spot ?? NONE}
      onChange={(spot) => {
        void requestLines.setDetails(line.lineId, { spot: spot === NONE ? null : spot });
        onDone();
      }}
    />
  );
}

/** The note; saved with Enter, or when the field is left. */
function NoteField({ line, onDone }: WishProps) {
  const say = useSay();
  const { requestLines } = useShoesize();
  const before = line.requestNote ?? '';
  const [note, setNote] = useState(before);
  const save = () => {
    if (note.trim() !== before) void requestLines.setDetails(line.lineId, { requestNote: note });
    onDone();
  };
  return (
    <div onBlur={save}>
      <TextField label={say('Note')} value={note} maxLength={NOTE_MAX} onChange={setNote} onSubmit={save} autoFocus />
    </div>
  );
}

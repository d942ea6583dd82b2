import type { RequestLine } from '@instore/api';
import { LineFacts, RadioGroup, Stack, TextField } from '@instore/ui';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useShoesize } from '../../app/context.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** Longest note (contract, `RequestNote`). */
const NOTE_MAX = 200;

/** No spot is chosen. */
const NONE = '';

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
  const spot = line.spot ?? null;
  const note = line.requestNote ? say('“{note}”', { note: line.requestNote }) : null;
  const field = useRef<HTMLInputElement>(null);
  const toggle = (fact: typeof changed) => () => {
    field.current?.blur();
    setChanged(changed === fact ? undefined : fact);
  };
  return (
    <Stack gap={12}>
      {/* A press keeps the focus in the note: a note that its start closes would be opened again by its end. */}
      <div role="presentation" onMouseDown={(event) => changed === 'note' && event.preventDefault()}>
        <LineFacts
          facts={[
            // A location without spots has nothing to choose.
            ...(spot !== null || spots.length > 0
              ? [{ label: say('Spot'), value: spot, onChange: spots.length > 0 ? toggle('spot') : undefined }]
              : []),
            { label: say('Note'), value: note, onChange: toggle('note') },
          ]}
        />
      </div>
      <Loaded resource={requestLines.spots} skeleton={null}>
        {(names) => (changed === 'spot' ? <SpotChoice line={line} spots={names} /> : null)}
      </Loaded>
      {changed === 'note' ? <NoteField ref={field} line={line} onDone={() => setChanged(undefined)} /> : null}
    </Stack>
  );
}

/** The delivery spots as chips. A choice is saved at once, and the chips stay: an arrow key chooses, too. */
function SpotChoice({ line, spots }: { line: RequestLine; spots: readonly string[] }) {
  const say = useSay();
  const { requestLines } = useShoesize();
  // Shown before it is stored, so that the next key goes on from it.
  const [chosen, setChosen] = useState<string>();
  const choose = async (spot: string) => {
    setChosen(spot);
    const saved = await requestLines.setDetails(line.lineId, { spot: spot === NONE ? null : spot });
    if (!saved) setChosen((last) => (last === spot ? undefined : last));
  };
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
      value={chosen ?? line.spot ?? NONE}
      onChange={(spot) => void choose(spot)}
    />
  );
}

/** The note; saved with Enter, or when the field is left. */
function NoteField({ ref, line, onDone }: { ref: Ref<HTMLInputElement>; line: RequestLine; onDone: () => void }) {
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
      <TextField
        ref={ref}
        label={say('Note')}
        value={note}
        maxLength={NOTE_MAX}
        onChange={setNote}
        onSubmit={save}
        autoFocus
      />
    </div>
  );
}

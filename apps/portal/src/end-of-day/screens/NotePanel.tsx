import type { HandOverNote } from '@instore/api';
import { Avatar, Button, Inline, InlineMessage, Panel, PickGroup, Stack, Text, TextArea } from '@instore/ui';
import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import { useApp, useWarehouse } from '../../app/context.ts';
import { PagedRows } from '../../shared/components/PagedRows.tsx';
import { momentOf } from '../../shared/format/formatTime.ts';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { EndOfDayStore } from '../endOfDay.ts';
import { sayFact } from './factWords.ts';

/** The longest text of a note (contract, `writeHandOverNote`). */
const TEXT_MAX = 500;

interface NotePanelProps {
  endOfDay: EndOfDayStore;
  /** Closes the panel, where it is in front of the list. */
  onClose: (() => void) | undefined;
}

/** The note to the next shift: what goes with it, own words, and the notes before it. */
export function NotePanel({ endOfDay, onClose }: NotePanelProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { note } = useSnapshot(endOfDay.form);
  const { facts, isKnown } = useSnapshot(endOfDay.state);
  const close = async () => {
    if (await endOfDay.closeDay()) onClose?.();
  };
  return (
    <Panel
      title={say('Hand-over note')}
      onClose={onClose}
      actions={
        <>
          {note.error === undefined ? null : (
            <InlineMessage severity="critical">{sayMessage(note.error)}</InlineMessage>
          )}
          <Button
            variant="signal"
            size="xl"
            isFill
            isPending={note.isPending}
            isDisabled={!isKnown}
            onPress={() => void close()}
          >
            {say('Close the day')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text tone="soft">{say('The next shift reads it first.')}</Text>
        {facts.length > 0 ? (
          <Stack gap={4}>
            <Text weight="strong">{say('Goes with it')}</Text>
            <Facts facts={facts} />
          </Stack>
        ) : null}
        <TextArea
          label={say('Your note')}
          value={note.text}
          rows={4}
          maxLength={TEXT_MAX}
          onChange={endOfDay.setText}
        />
        <Notes endOfDay={endOfDay} />
      </Stack>
    </Panel>
  );
}

function Facts({ facts }: { facts: Snapshot<HandOverNote['facts']> }) {
  const say = useSay();
  return (
    <Stack gap={4} as="ul">
      {facts.map((fact) => (
        <li key={fact.kind}>
          <Text>{sayFact(say, { ...fact, sizes: [...fact.sizes] })}</Text>
        </li>
      ))}
    </Stack>
  );
}

/** Shows the notes of the location, the newest first, each with its readers. */
function Notes({ endOfDay }: Pick<NotePanelProps, 'endOfDay'>) {
  const say = useSay();
  const state = useSnapshot(endOfDay.notes);
  const notes = state.order.flatMap((id) => state.byId[id] ?? []);
  const { photos } = useWarehouse();
  useEffect(() => {
    for (const { byId: id } of notes) void photos.load({ id, hasPhoto: true });
  }, [photos, notes]);
  return (
    <PagedRows
      state={state}
      gap={16}
      skeleton={null}
      empty={null}
      onRetry={() => void endOfDay.load()}
      onMore={() => void endOfDay.loadMoreNotes()}
    >
      <PickGroup title={say('Earlier notes')} count={state.total}>
        <Stack gap={16}>
          {notes.map((note) => (
            <Note key={note.noteId} endOfDay={endOfDay} note={note} />
          ))}
        </Stack>
      </PickGroup>
    </PagedRows>
  );
}

function Note({ endOfDay, note }: Pick<NotePanelProps, 'endOfDay'> & { note: Snapshot<HandOverNote> }) {
  const say = useSay();
  const locale = useLocale();
  const { user } = useSnapshot(useApp().auth);
  const photos = useSnapshot(useWarehouse().photos.state);
  const { by, byId, at, text, facts, readers } = note;
  const mayRead = user?.user_id !== byId && !readers.some(({ id }) => id === user?.user_id);
  const names = readers.map(({ name }) => name).join(', ');
  return (
    <Stack gap={8} as="article">
      <Inline gap={8}>
        <Avatar name={by} photoUrl={photos[byId]} size={24} />
        <Text tone="soft">{say('{person}, {time}', { person: by, time: momentOf(at, locale) })}</Text>
      </Inline>
      {text === '' ? null : <Text>{text}</Text>}
      <Facts facts={facts} />
      {names === '' ? null : <Text tone="soft">{say('Read by {names}', { names })}</Text>}
      {mayRead ? (
        <Button size="s" onPress={() => void endOfDay.markRead(note)}>
          {say('I have read it')}
        </Button>
      ) : null}
    </Stack>
  );
}

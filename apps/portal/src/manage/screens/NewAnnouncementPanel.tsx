import { ROLES } from '@instore/api';
import {
  Button,
  CheckboxGroup,
  DateField,
  Inline,
  InlineMessage,
  Panel,
  RadioGroup,
  Stack,
  Text,
  TextArea,
  TimeField,
} from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { PlainText } from '../../shared/texts/portalText.ts';
import { ANNOUNCEMENT_ENDS, type AnnouncementEnd, type AnnouncementsStore } from '../announcements.ts';
import { useOwnLocations } from './useOwnLocations.ts';

const ENDS: Record<AnnouncementEnd, PlainText> = {
  today: 'End of today',
  tomorrow: 'End of tomorrow',
  week: '7 days',
  time: 'At a time',
  none: 'No end',
};

/** Characters of an announcement at most (contract, `announce`). */
const TITLE_MAX = 200;

/** Writes an announcement, says how many people it reaches, and sends it after a question [P-05]. */
export function NewAnnouncementPanel({
  announcements,
  onClose,
  onAnnounced,
}: {
  announcements: AnnouncementsStore;
  onClose: () => void;
  onAnnounced: (id: string) => void;
}) {
  const say = useSay();
  const discard = () => {
    announcements.discard();
    onClose();
  };
  return (
    <Panel
      title={say('New announcement')}
      onClose={onClose}
      actions={
        <Stack gap={8}>
          <Send announcements={announcements} onAnnounced={onAnnounced} />
          <Button variant="quiet" onPress={discard}>
            {say('Discard')}
          </Button>
        </Stack>
      }
    >
      <Fields announcements={announcements} />
    </Panel>
  );
}

function Fields({ announcements }: { announcements: AnnouncementsStore }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { draft, error } = useSnapshot(announcements.state);
  const locations = useOwnLocations();
  const { edit } = announcements;
  return (
    <Stack gap={20}>
      <TextArea
        label={say('Announcement')}
        value={draft.title}
        maxLength={TITLE_MAX}
        isRequired
        onChange={(title) => edit({ title: title.replaceAll(/\s+/g, ' ') })}
      />
      <CheckboxGroup
        label={say('Locations')}
        options={locations.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.locationIds}
        onChange={(locationIds) => edit({ locationIds })}
      />
      <CheckboxGroup
        label={say('Roles')}
        description={say('Without a choice it is for all roles.')}
        options={ROLES.map((value) => ({ value, label: value }))}
        value={draft.roles as (typeof ROLES)[number][]}
        onChange={(roles) => edit({ roles })}
      />
      <RadioGroup
        label={say('Shown until')}
        options={ANNOUNCEMENT_ENDS.map((value) => ({ value, label: say(ENDS[value]) }))}
        value={draft.end}
        onChange={(end) => edit({ end })}
      />
      {draft.end === 'time' && (
        <Inline gap={12}>
          <DateField label={say('Day')} value={draft.endDay} onChange={(endDay) => edit({ endDay })} />
          <TimeField label={say('Time')} value={draft.endTime} onChange={(endTime) => edit({ endTime })} />
        </Inline>
      )}
      {error !== undefined && <InlineMessage severity="critical">{sayMessage(error)}</InlineMessage>}
    </Stack>
  );
}

/** How many people it reaches, and the button. */
function Send({
  announcements,
  onAnnounced,
}: {
  announcements: AnnouncementsStore;
  onAnnounced: (id: string) => void;
}) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { draft, isPending } = useSnapshot(announcements.state);
  const { value: reach, error } = useValues(announcements.reach.state);
  const [isAsked, setAsked] = useState(false);
  const people = reach?.people ?? 0;
  const hasEnd = draft.end !== 'time' || (draft.endDay !== '' && draft.endTime !== '');
  const isReady = draft.title.trim() !== '' && draft.locationIds.length > 0 && people > 0 && hasEnd;
  const send = async () => {
    const id = await announcements.announce();
    setAsked(false);
    if (id !== undefined) onAnnounced(id);
  };
  return (
    <>
      <Text>
        {error !== undefined
          ? sayMessage(error)
          : draft.locationIds.length === 0
            ? say('Choose a location.')
            : reach === undefined
              ? '--'
              : say('Reaches {count} person|Reaches {count} people', { count: people })}
      </Text>
      <Button variant="signal" size="l" isDisabled={!isReady || isPending} onPress={() => setAsked(true)}>
        {say('Announce')}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={say('Announce to {count} person?|Announce to {count} people?', { count: people })}
        confirmLabel={say('Announce')}
        cancelLabel={say('Not yet')}
        isPending={isPending}
        onConfirm={() => void send()}
        onCancel={() => setAsked(false)}
      >
        {draft.title}
      </Confirm>
    </>
  );
}

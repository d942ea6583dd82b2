import type { AnnouncementDetail } from '@instore/api';
import { Button, DescriptionList, icons, Inline, Panel, ProgressBar, SkeletonLabels, Stack, Text } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { momentOf } from '../../shared/format/formatTime.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { useValues } from '../../shared/components/useValues.ts';
import type { AnnouncementsStore } from '../announcements.ts';

/** An announcement: who has seen it, and its recall [P-05]. */
export function AnnouncementPanel({
  announcements,
  onClose,
}: {
  announcements: AnnouncementsStore;
  onClose: () => void;
}) {
  const say = useSay();
  const { value } = useValues(announcements.opened.state);
  return (
    <Panel
      title={say('Seen')}
      onClose={onClose}
      actions={
        value === undefined || value.isOver ? undefined : (
          <Stack gap={8}>
            {value.acknowledged < value.people && <RingAgain announcements={announcements} />}
            <Recall announcements={announcements} />
          </Stack>
        )
      }
    >
      <Loaded resource={announcements.opened} skeleton={<SkeletonLabels count={3} />}>
        {(announcement) => <Seen announcement={announcement} />}
      </Loaded>
    </Panel>
  );
}

function Seen({ announcement }: { announcement: AnnouncementDetail }) {
  const say = useSay();
  const locale = useLocale();
  const { title, by, announcedAt, until, locations, roles, people, acknowledged, recipients } = announcement;
  // Those who have not come first: a person may have to tell them.
  const sorted = recipients.toSorted((one, other) => Number(one.acknowledged) - Number(other.acknowledged));
  return (
    <Stack gap={16}>
      <Text weight="strong">{title}</Text>
      <ProgressBar label={say('Seen')} value={acknowledged} total={people} />
      <DescriptionList
        items={[
          { label: say('By'), value: by },
          { label: say('Announced'), value: momentOf(announcedAt, locale) },
          { label: say('Shown until'), value: endOf(say, locale, announcement, until) },
          { label: say('Locations'), value: locations?.join(', ') ?? say('All locations') },
          { label: say('Roles'), value: roles?.join(', ') ?? say('All roles') },
        ]}
      />
      <Stack gap={8} as="ul">
        {sorted.map((person) => (
          <Inline key={person.id} as="li" justify="between" gap={8}>
            <Text as="span">{person.name}</Text>
            <Text as="span" size={13} tone={person.acknowledged ? 'positive' : 'caution'}>
              {person.acknowledged
                ? person.acknowledgedAt === null
                  ? say('Seen')
                  : momentOf(person.acknowledgedAt, locale)
                : say('Not seen yet')}
            </Text>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}

function endOf(
  say: ReturnType<typeof useSay>,
  locale: string,
  { recalledAt, recalledBy }: AnnouncementDetail,
  until: string | null,
): string {
  if (recalledAt !== null) return say('Recalled by {person}', { person: recalledBy ?? '--' });
  return until === null ? say('No end') : momentOf(until, locale);
}

/** Lets it ring again for those who have not seen it. */
function RingAgain({ announcements }: { announcements: AnnouncementsStore }) {
  const say = useSay();
  const { isPending } = useSnapshot(announcements.state);
  return (
    <Button icon={icons.bell} isDisabled={isPending} onPress={() => void announcements.ring()}>
      {say('Ring again')}
    </Button>
  );
}

function Recall({ announcements }: { announcements: AnnouncementsStore }) {
  const say = useSay();
  const { isPending } = useSnapshot(announcements.state);
  const [isAsked, setAsked] = useState(false);
  const recall = async () => {
    await announcements.recall();
    setAsked(false);
  };
  return (
    <>
      <Button variant="critical" isDisabled={isPending} onPress={() => setAsked(true)}>
        {say('Recall')}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={say('Recall the announcement?')}
        confirmLabel={say('Recall')}
        cancelLabel={say('Keep it')}
        tone="critical"
        isPending={isPending}
        onConfirm={() => void recall()}
        onCancel={() => setAsked(false)}
      >
        {say('It leaves all bells at once. Who has seen it stays known.')}
      </Confirm>
    </>
  );
}

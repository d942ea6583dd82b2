import type { Announcement } from '@instore/api';
import { Button, DataTable, type DataTableColumn, EmptyState, icons, Inline, Stack, Text } from '@instore/ui';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useLocationChanges } from '../../app/context.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { momentOf } from '../../shared/format/formatTime.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { usePagedTable } from '../../shared/tables/usePagedTable.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import type { AnnouncementsStore } from '../announcements.ts';
import { type AnnounceSearch, NEW_ANNOUNCEMENT } from '../announceSearch.ts';
import { AnnouncementPanel } from './AnnouncementPanel.tsx';
import { ManageShell } from './ManageShell.tsx';
import { NewAnnouncementPanel } from './NewAnnouncementPanel.tsx';

export interface AnnouncePageProps extends AnnounceSearch {
  announcements: AnnouncementsStore;
  /** Changes a part of the address. */
  onChange: (part: Partial<AnnounceSearch>) => void;
}

/** /shoesize/manage/announce: the announcements with the people who acknowledged each, and a form for a new one [P-05]. */
export function AnnouncePage({ announcements, announcement, onChange }: AnnouncePageProps) {
  const say = useSay();
  useLocationChanges(announcements.readChanges);
  const isNew = announcement === NEW_ANNOUNCEMENT;
  useEffect(() => {
    announcements.open(isNew ? undefined : announcement);
    if (isNew) announcements.beginDraft();
  }, [announcements, announcement, isNew]);
  const close = () => onChange({ announcement: undefined });
  return (
    <ManageShell
      page="announce"
      asideLabel={say('Announcement')}
      asideWidth="m"
      hasAsideHead={false}
      isAsideOpen={announcement !== undefined}
      onAsideClose={close}
      aside={
        announcement === undefined ? undefined : isNew ? (
          <NewAnnouncementPanel
            announcements={announcements}
            onClose={close}
            onAnnounced={(id) => onChange({ announcement: id })}
          />
        ) : (
          <AnnouncementPanel announcements={announcements} onClose={close} />
        )
      }
    >
      <Stack gap={16}>
        <AddressBanner />
        <Inline justify="end">
          <Button variant="signal" icon={icons.plus} onPress={() => onChange({ announcement: NEW_ANNOUNCEMENT })}>
            {say('New announcement')}
          </Button>
        </Inline>
        <AnnouncementTable announcements={announcements} onOpen={(id) => onChange({ announcement: id })} />
      </Stack>
    </ManageShell>
  );
}

/** The announcements, newest first. A press opens the list of recipients. */
function AnnouncementTable({
  announcements,
  onOpen,
}: {
  announcements: AnnouncementsStore;
  onOpen: (id: string) => void;
}) {
  const say = useSay();
  const locale = useLocale();
  const { order, byId, ...list } = useSnapshot(announcements.list);
  const columns = useMemo(() => columnsOf(say, locale), [say, locale]);
  const rows = useMemo(() => order.flatMap((id) => byId[id] ?? []), [order, byId]) as Announcement[];
  const paged = usePagedTable(list, rows, { reload: announcements.load, loadMore: announcements.loadMore });
  return (
    <DataTable
      {...paged}
      label={say('Announcements')}
      density="tall"
      columns={columns}
      getRowId={({ id }) => id}
      getRowName={({ title }) => title}
      onOpenRow={({ id }) => onOpen(id)}
      empty={
        <EmptyState icon={icons.megaphone} title={say('No announcements')}>
          {say('What you announce appears in the bells of your people.')}
        </EmptyState>
      }
    />
  );
}

const columnsOf = (say: SayText, locale: string): DataTableColumn<Announcement>[] => [
  {
    id: 'title',
    header: say('Announcement'),
    width: 320,
    isRowHeader: true,
    isHideable: false,
    cell: ({ title, by, locations }) => (
      <Stack gap={0}>
        <Text as="span" weight="strong" isTruncated>
          {title}
        </Text>
        <Text as="span" size={13} tone="soft" isTruncated>
          {[by, locations?.join(', ') ?? say('All locations')].join(', ')}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'seen',
    header: say('Seen'),
    width: 120,
    grow: 0,
    cell: ({ acknowledged, people }) => say('{count} of {total}', { count: acknowledged, total: people }),
  },
  { id: 'at', header: say('Announced'), width: 130, grow: 0, cell: ({ announcedAt }) => momentOf(announcedAt, locale) },
  {
    id: 'until',
    header: say('Shown until'),
    width: 140,
    grow: 0,
    cell: ({ until, isOver, recalledAt }) =>
      recalledAt !== null
        ? say('Recalled')
        : isOver
          ? say('Ended')
          : until === null
            ? say('No end')
            : momentOf(until, locale),
  },
];

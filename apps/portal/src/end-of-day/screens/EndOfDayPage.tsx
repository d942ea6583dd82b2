import { Button, EmptyState, ProgressBar, ScanField, SkeletonPicks, Stack, icons } from '@instore/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocationChanges, useWarehouse } from '../../app/context.ts';
import { OutboxBanner } from '../../outbox/screens/index.ts';
import { PagedRows } from '../../shared/components/PagedRows.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';
import { AreaShell } from '../../shell/screens/index.ts';
import type { EndOfDayStore } from '../endOfDay.ts';
import { ForgottenGroups } from './ForgottenGroups.tsx';
import { NotePanel } from './NotePanel.tsx';

export interface EndOfDayPageProps {
  endOfDay: EndOfDayStore;
  onBack: () => void;
}

/** /warehouse/end-of-day: the pairs that are still out, and the note to the next shift [W-11]. */
export function EndOfDayPage({ endOfDay, onBack }: EndOfDayPageProps) {
  const say = useSay();
  const [isNoteOpen, setNoteOpen] = useState(false);
  useLocationChanges(endOfDay.readChanges);
  return (
    <AreaShell
      area="warehouse"
      section="/warehouse/view-dispatch"
      title={say('End of day')}
      isSearchSmall
      back={{ label: say('Back to dispatch'), onPress: onBack }}
      asideLabel={say('Hand-over note')}
      asideWidth="m"
      hasAsideHead={false}
      isAsideOpen={isNoteOpen}
      onAsideClose={() => setNoteOpen(false)}
      aside={<NotePanel endOfDay={endOfDay} onClose={isNoteOpen ? () => setNoteOpen(false) : undefined} />}
      bottom={
        <Button variant="signal" size="l" isFill onPress={() => setNoteOpen(true)}>
          {say('Hand-over note')}
        </Button>
      }
    >
      <Stack gap={12}>
        <Progress endOfDay={endOfDay} />
        <EndOfDayField endOfDay={endOfDay} />
        <OutboxBanner />
        <Pairs endOfDay={endOfDay} onBack={onBack} />
      </Stack>
    </AreaShell>
  );
}

type Props = Pick<EndOfDayPageProps, 'endOfDay'>;

/** How many pairs of the day have an answer. */
function Progress({ endOfDay }: Props) {
  const say = useSay();
  const { isKnown, total, done } = useSnapshot(endOfDay.state);
  const found = done.filter(({ answer }) => answer === 'found').length;
  const out = total + done.length - found;
  return (
    <ProgressBar
      label={say('{count} pair is still out|{count} pairs are still out', { count: out })}
      value={isKnown ? done.length : undefined}
      total={total + done.length}
    />
  );
}

function EndOfDayField({ endOfDay }: Props) {
  const say = useSay();
  const { error, isPending } = useSnapshot(endOfDay.form).scan;
  return (
    <ScanField
      label={say('Scan a pair you found')}
      size="xl"
      isGlobal
      hasCamera
      isPending={isPending}
      error={error}
      onScan={(code) => void endOfDay.scan(code)}
    />
  );
}

function Pairs({ endOfDay, onBack }: EndOfDayPageProps) {
  const say = useSay();
  const state = useSnapshot(endOfDay.state);
  const { photos } = useWarehouse();
  useEffect(() => {
    for (const { owner } of Object.values(state.byId)) if (owner) void photos.load(owner);
  }, [photos, state.byId]);
  // With no pair to find, the page still shows the pairs with an answer.
  const order = state.order.length > 0 ? state.order : state.done.map(({ line }) => line.lineId);
  return (
    <PagedRows
      state={{ ...state, order }}
      gap={12}
      hasMore={state.order.length < state.total}
      skeleton={<SkeletonPicks count={5} />}
      onRetry={() => void endOfDay.load()}
      onMore={() => void endOfDay.loadMore()}
      empty={
        <EmptyState
          icon={icons.check}
          title={say('Every pair is back')}
          action={<Button onPress={onBack}>{say('Back to dispatch')}</Button>}
        >
          {say('No pair is out. Write the note and close the day.')}
        </EmptyState>
      }
    >
      <ForgottenGroups endOfDay={endOfDay} />
    </PagedRows>
  );
}

import {
  Button,
  Checkbox,
  CheckboxGroup,
  DateField,
  InlineMessage,
  MultiSelect,
  NumberField,
  Panel,
  RadioGroup,
  Select,
  SkeletonPicks,
  Stack,
} from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { KnownPlans, PlanDraft } from '../counts.ts';
import { weekdayName } from './countWords.ts';
import type { CountsPageProps } from './pageProps.ts';

/** Monday first, as in opening hours; 0 is Sunday. */
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '0'] as const;
const ANYBODY = 'anybody';
/** Most differences that a plan can allow. */
const DIFFERENCES_MAX = 500;

/** The form that plans counts: where, when, by whom, and how [M-07]. */
export function PlanForm(props: CountsPageProps) {
  const say = useSay();
  return (
    <Loaded
      resource={props.counts.plans}
      skeleton={
        <Panel title={say('Plan counts')} onClose={() => props.onChange({ form: undefined })}>
          <SkeletonPicks count={2} />
        </Panel>
      }
    >
      {(known) => <Form {...props} known={known} />}
    </Loaded>
  );
}

interface Draft {
  aisles: string[];
  when: 'weekdays' | 'once';
  weekdays: string[];
  onDay: string;
  person: string;
  isBlind: boolean;
  hasLimit: boolean;
  limit: number | undefined;
}

const EMPTY: Draft = {
  aisles: [],
  when: 'weekdays',
  weekdays: [],
  onDay: '',
  person: ANYBODY,
  isBlind: true,
  hasLimit: true,
  limit: 2,
};

/** The plan that a draft means; undefined while a part is missing. */
function planOf({ aisles, when, weekdays, onDay, person, isBlind, hasLimit, limit }: Draft): PlanDraft | undefined {
  const isComplete = aisles.length > 0 && (when === 'once' ? onDay !== '' : weekdays.length > 0);
  if (!isComplete || (hasLimit && limit === undefined)) return undefined;
  return {
    aisles,
    onDay: when === 'once' ? onDay : undefined,
    weekdays: when === 'once' ? undefined : weekdays.map(Number),
    assignedTo: person === ANYBODY ? undefined : person,
    isBlind,
    recountAbove: hasLimit ? limit : undefined,
  };
}

function Form({ counts, known, onChange }: CountsPageProps & { known: KnownPlans }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { isPending, error } = useSnapshot(counts.state);
  const [draft, setDraft] = useState(EMPTY);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const plan = planOf(draft);
  const send = async () => {
    if (plan && (await counts.plan(plan))) onChange({ form: undefined });
  };
  return (
    <Panel
      title={say('Plan counts')}
      onClose={() => onChange({ form: undefined })}
      actions={
        <Button variant="signal" size="xl" isFill isDisabled={!plan} isPending={isPending} onPress={() => void send()}>
          {say('Plan the counts')}
        </Button>
      }
    >
      <Stack gap={20}>
        {error !== undefined && <InlineMessage severity="critical">{sayMessage(error)}</InlineMessage>}
        <MultiSelect
          label={say('Aisles')}
          items={known.aisles.map(({ aisle, bins }) => ({
            id: aisle,
            label: aisle,
            description: say('{count} bin|{count} bins', { count: bins }),
          }))}
          value={draft.aisles}
          onChange={(aisles) => change({ aisles })}
        />
        <Days draft={draft} onChange={change} />
        <Select
          label={say('Who counts')}
          items={[
            { id: ANYBODY, label: say('Any picker') },
            ...known.people.map(({ id, name }) => ({ id, label: name })),
          ]}
          value={draft.person}
          onChange={(person) => change({ person })}
        />
        <Checkbox isSelected={draft.isBlind} onChange={(isBlind) => change({ isBlind })}>
          {say('Blind: the pairs on record are hidden until the count is handed in')}
        </Checkbox>
        <Limit draft={draft} onChange={change} />
      </Stack>
    </Panel>
  );
}

/** One day, or weekdays. */
function Days({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <>
      <RadioGroup
        label={say('When')}
        options={[
          { value: 'weekdays', label: say('On weekdays') },
          { value: 'once', label: say('Once') },
        ]}
        value={draft.when}
        onChange={(when) => onChange({ when: when === 'once' ? 'once' : 'weekdays' })}
      />
      {draft.when === 'once' ? (
        <DateField label={say('Day')} value={draft.onDay} onChange={(onDay) => onChange({ onDay })} />
      ) : (
        <CheckboxGroup
          label={say('Weekdays')}
          options={WEEKDAYS.map((value) => ({ value, label: weekdayName(Number(value), locale) }))}
          value={draft.weekdays}
          onChange={(weekdays) => onChange({ weekdays })}
        />
      )}
    </>
  );
}

/** Above how many differences in a bin another person counts again. */
function Limit({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  const say = useSay();
  return (
    <>
      <Checkbox isSelected={draft.hasLimit} onChange={(hasLimit) => onChange({ hasLimit })}>
        {say('Another person counts again above a limit')}
      </Checkbox>
      {draft.hasLimit && (
        <NumberField
          label={say('Differences that are allowed in a bin')}
          min={0}
          max={DIFFERENCES_MAX}
          value={draft.limit}
          onChange={(limit) => onChange({ limit })}
        />
      )}
    </>
  );
}

import type { CountPlan } from '@instore/api';
import { Button, EmptyState, Inline, InlineMessage, PickGroup, SkeletonPicks, Stack, Text, icons } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import { aislesText, daysText } from './countWords.ts';
import type { CountsPageProps } from './pageProps.ts';

/** The plans of the location; for admins of the warehouse [M-07]. */
export function PlanList(props: CountsPageProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { error } = useSnapshot(props.counts.state);
  return (
    <Stack gap={20}>
      <Inline>
        <Button variant="signal" icon={icons.plus} onPress={() => props.onChange({ form: 'new' })}>
          {say('Plan counts')}
        </Button>
      </Inline>
      {error !== undefined && props.form === undefined && (
        <InlineMessage severity="critical">{sayMessage(error)}</InlineMessage>
      )}
      <Loaded resource={props.counts.plans} skeleton={<SkeletonPicks count={2} />}>
        {({ plans }) =>
          plans.length === 0 ? (
            <EmptyState icon={icons.calendar} title={say('No counts are planned')}>
              {say('Plan an aisle for one day, or for weekdays. Its bins are listed when the location opens.')}
            </EmptyState>
          ) : (
            <>
              {plans.map((plan) => (
                <Plan key={plan.planId} {...props} plan={plan} />
              ))}
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

function Plan({ counts, plan }: CountsPageProps & { plan: CountPlan }) {
  const say = useSay();
  const locale = useLocale();
  const [isAsked, setAsked] = useState(false);
  const { isPending } = useSnapshot(counts.state);
  const { assignedTo, isBlind, recountAbove, plannedBy } = plan;
  const aisles = aislesText(say, plan.aisles, locale);
  const end = async () => {
    await counts.end(plan.planId);
    setAsked(false);
  };
  return (
    <PickGroup title={aisles} note={daysText(plan, locale)}>
      <Inline gap={16}>
        <Text>{assignedTo === null ? say('Any picker') : assignedTo.name}</Text>
        <Text tone="soft">{isBlind ? say('Blind') : say('With the pairs on record')}</Text>
        <Text tone="soft">
          {recountAbove === null
            ? say('Never counted again')
            : say('Counted again above {count} difference|Counted again above {count} differences', {
                count: recountAbove,
              })}
        </Text>
        <Text tone="soft">{say('Planned by {name}', { name: plannedBy })}</Text>
        <Button size="s" aria-label={say('End the plan of {aisles}', { aisles })} onPress={() => setAsked(true)}>
          {say('End the plan')}
        </Button>
      </Inline>
      <Confirm
        isOpen={isAsked}
        title={say('End the plan of {aisles}?', { aisles })}
        confirmLabel={say('End the plan')}
        cancelLabel={say('Keep the plan')}
        tone="critical"
        isPending={isPending}
        onConfirm={() => void end()}
        onCancel={() => setAsked(false)}
      >
        {say('No more counts are made by it. Those of today stay.')}
      </Confirm>
    </PickGroup>
  );
}

import type { ApiKey } from '@instore/api';
import {
  Button,
  Code,
  DescriptionList,
  Inline,
  InlineMessage,
  Panel,
  SkeletonLabels,
  Stack,
  Stamp,
  Text,
} from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { momentOf } from '../../shared/format/formatTime.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import type { SystemsStore } from '../systems.ts';
import { keyState, STATE_WORDS } from '../systemWords.ts';
import { STATE_STAMPS } from './stamps.ts';

/** A key: what it may do, and its end [O-10]. */
export function KeyPanel({ systems, id, onClose }: { systems: SystemsStore; id: string; onClose: () => void }) {
  const say = useSay();
  const key = useValues(systems.keys.state).value?.keys.find((each) => each.id === id);
  return (
    <Panel
      title={key?.name ?? say('API key')}
      mark={key && <Stamp state={STATE_STAMPS[keyState(key)]}>{say(STATE_WORDS[keyState(key)])}</Stamp>}
      onClose={onClose}
      actions={key && key.mayChange && key.revokedAt === null ? <Revoke systems={systems} shown={key} /> : undefined}
    >
      <Loaded resource={systems.keys} skeleton={<SkeletonLabels count={3} />}>
        {() => (key === undefined ? <Text tone="soft">{say('There is no such key.')}</Text> : <Facts shown={key} />)}
      </Loaded>
    </Panel>
  );
}

function Facts({ shown }: { shown: ApiKey }) {
  const say = useSay();
  const locale = useLocale();
  const { id, role, operations, locations, createdAt, expiresAt, revokedAt, lastUsedAt, mayChange } = shown;
  const places = locations?.map(({ name }) => name).join(', ') ?? say('All locations');
  return (
    <Stack gap={16}>
      <DescriptionList
        items={[
          { label: say('Id'), value: <Code>{id}</Code> },
          { label: say('Role'), value: role },
          { label: say('Locations'), value: places },
          { label: say('Made'), value: momentOf(createdAt, locale) },
          { label: say('Expires'), value: momentOf(expiresAt, locale) },
          ...(revokedAt === null ? [] : [{ label: say('Revoked'), value: momentOf(revokedAt, locale) }]),
          { label: say('Last use'), value: lastUsedAt === null ? say('Never') : momentOf(lastUsedAt, locale) },
        ]}
      />
      <Stack gap={8}>
        <Text weight="strong">{say('Operations')}</Text>
        <Inline gap={8}>
          {operations.map((operation) => (
            <Code key={operation}>{operation}</Code>
          ))}
        </Inline>
      </Stack>
      {!mayChange && (
        <InlineMessage severity="info">
          {say('It gets data of other locations, too. A YK_Admin or Super_Admin can change that.')}
        </InlineMessage>
      )}
    </Stack>
  );
}

function Revoke({ systems, shown }: { systems: SystemsStore; shown: ApiKey }) {
  const say = useSay();
  const { isPending } = useSnapshot(systems.state);
  const [isAsked, setAsked] = useState(false);
  const revoke = async () => {
    await systems.revokeKey(shown);
    setAsked(false);
  };
  return (
    <>
      <Button variant="critical" isDisabled={isPending} onPress={() => setAsked(true)}>
        {say('Revoke')}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={say('Revoke the key of {name}?', { name: shown.name })}
        confirmLabel={say('Revoke')}
        cancelLabel={say('Keep it')}
        tone="critical"
        isPending={isPending}
        onConfirm={() => void revoke()}
        onCancel={() => setAsked(false)}
      >
        {say('Its next call is refused. It cannot be given back: the tool needs a new key.')}
      </Confirm>
    </>
  );
}

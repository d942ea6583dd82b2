import { Button, Heading, Inline, InlineMessage, NumberField, Stack, Text, TextField } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp, useAreaCommon } from '../../app/context.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import { isLocationAdmin } from '../../shared/rights/isLocationAdmin.ts';
import { DEVICE_NAME_MAX } from '../../shared/devices/deviceName.ts';
import { ChoosePin } from './ChoosePin.tsx';

const LOCK_AFTER = { default: 2, min: 1, max: 30 };

/** This device: an admin enrols it for several people, and each of them chooses a PIN [D-01, D-02]. */
export function TabletSection() {
  const say = useSay();
  const { auth, tablet } = useApp();
  const { role } = useSnapshot(auth);
  const { device, isSupported } = useSnapshot(tablet.state);
  if (!device && !isLocationAdmin(role)) return null;
  return (
    <Stack gap={12} as="section">
      <Heading level={2}>{say('This tablet')}</Heading>
      {device ? (
        <>
          <Text tone="soft">
            {say('{name} locks after {count} minute without use.|{name} locks after {count} minutes without use.', {
              name: device.name,
              count: device.lockMinutes,
            })}
          </Text>
          <ChoosePin />
        </>
      ) : isSupported ? (
        <Enrolment />
      ) : (
        <InlineMessage severity="caution">
          {say('This browser cannot keep the key of a shared tablet. Use a current browser, and no private window.')}
        </InlineMessage>
      )}
    </Stack>
  );
}

function Enrolment() {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { session, tablet } = useApp();
  const { location } = useSnapshot(useAreaCommon().stores.state);
  const [name, setName] = useState('');
  const [lockMinutes, setLockMinutes] = useState<number | undefined>(LOCK_AFTER.default);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const enrol = async () => {
    const wanted = name.trim();
    if (wanted === '' || !location) {
      setError(say('Enter a name.'));
      return;
    }
    setPending(true);
    const { default: usual } = LOCK_AFTER;
    const refusal = await tablet.enrol({ locationId: location.id, name: wanted, lockMinutes: lockMinutes ?? usual });
    if (refusal === undefined) await session.joinTablet();
    setPending(false);
    setError(refusal && sayMessage(refusal));
  };
  return (
    <>
      <Text tone="soft">
        {say('Several people can share this tablet: each changes to their own name by a PIN. It locks without use.')}
      </Text>
      <TextField
        label={say('Name of this tablet')}
        value={name}
        maxLength={DEVICE_NAME_MAX}
        onChange={(next) => {
          setName(next);
          setError(undefined);
        }}
      />
      <NumberField
        label={say('Minutes without use until it locks')}
        value={lockMinutes}
        min={LOCK_AFTER.min}
        max={LOCK_AFTER.max}
        onChange={setLockMinutes}
      />
      {error === undefined ? null : <InlineMessage severity="critical">{error}</InlineMessage>}
      <Inline gap={12}>
        <Button variant="signal" isPending={isPending} onPress={() => void enrol()}>
          {say('Enrol this tablet')}
        </Button>
      </Inline>
    </>
  );
}

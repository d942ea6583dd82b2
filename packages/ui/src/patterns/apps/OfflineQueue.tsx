import {
  AppShell,
  Banner,
  Button,
  ConnectionIndicator,
  icons,
  Outbox,
  type OutboxEntry,
  Stack,
  Switch,
  Text,
} from '@instore/ui';
import { useState } from 'react';

const SECTIONS = [{ id: 'parcels', label: 'Parcels', icon: icons.boxes, href: '/', isCurrent: true }];

const FIRST: readonly OutboxEntry[] = [
  { id: 1, action: 'Hand over', name: 'Halden Court 82', size: '41', at: '14:32' },
  { id: 2, action: 'Hand over', name: 'Tarn Fell Runner', size: '44.5', at: '14:33' },
];

/** Without a network the work goes on: the page says so, keeps what is done, and sends it later in the same order. */
export function OfflineQueue() {
  const [isOnline, setOnline] = useState(false);
  const [waiting, setWaiting] = useState(FIRST);
  const [sent, setSent] = useState(0);

  const handOver = () => {
    if (isOnline) return setSent(sent + 1);
    const id = waiting.length + sent + 1;
    setWaiting([...waiting, { id, action: 'Hand over', name: 'Kurobe Dam High', size: '38', at: '14:40' }]);
  };
  // A real app sends one after the other, and keeps what the server refuses for an answer.
  const changeNetwork = (next: boolean) => {
    setOnline(next);
    if (!next) return;
    setSent(sent + waiting.length);
    setWaiting([]);
  };

  return (
    <AppShell
      area="Pick-up"
      title="Parcels"
      sections={SECTIONS}
      connection={<ConnectionIndicator state={isOnline ? 'live' : 'offline'} waiting={waiting.length} />}
      aside={<Outbox conflicts={[]} entries={waiting} note="The store answered last at 14:30." />}
      asideLabel={`Waiting: ${waiting.length}`}
    >
      <Stack gap={16}>
        {!isOnline && (
          <Banner severity="caution" title="No network">
            Keep working. What you do is kept on this tablet and sent when the network is back.
          </Banner>
        )}
        <Button variant="signal" size="l" onPress={handOver}>
          Hand over the next parcel
        </Button>
        <Text>{sent === 0 ? 'Nothing sent yet.' : `${sent} sent.`}</Text>
        <Switch isSelected={isOnline} onChange={changeNetwork}>
          The network is there
        </Switch>
      </Stack>
    </AppShell>
  );
}

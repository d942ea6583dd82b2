import type { Portal } from '@instore/api';
import { Avatar, Button, Divider, Heading, Inline, Stack, Text, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { AreaShell } from './AreaShell.tsx';
import { useApp, useArea } from './useApp.ts';

/** The person, the role, and the store and location in use, which can be changed [Z-08, W-07]. */
export function ProfilePage({ portal }: { portal: Portal }) {
  const { auth, photo, toasts } = useApp();
  const { shared, move } = useArea();
  const { user, role } = useSnapshot(auth);
  const { url } = useSnapshot(photo.facts);
  const { storeLocations, store, location } = useSnapshot(shared.facts);

  const choose = (locationId: string, name: string) => {
    if (move(locationId)) toasts.info(`You work at ${name} now`);
  };

  return (
    <AreaShell portal={portal} title="Profile">
      <Stack gap={24}>
        <Inline gap={16}>
          <Avatar name={user?.name} photoUrl={url} size={56} />
          <Stack gap={4}>
            <Heading level={2}>{user?.name || '--'}</Heading>
            <Text tone="soft">{role || '--'}</Text>
          </Stack>
        </Inline>
        <Text size={17}>{`${store?.mainStore ?? '--'}, ${location?.name ?? '--'}`}</Text>
        <Divider />
        {storeLocations.map(({ id, mainStore, locations }) => (
          <Stack key={id} gap={12} as="section">
            <Heading level={2}>{mainStore}</Heading>
            <Inline gap={8}>
              {locations.map((one) => {
                const isHere = one.id === location?.id;
                return (
                  <Button
                    key={one.id}
                    aria-pressed={isHere}
                    icon={isHere ? icons.check : icons.mapPin}
                    onPress={() => choose(one.id, one.name)}
                  >
                    {one.name}
                  </Button>
                );
              })}
            </Inline>
          </Stack>
        ))}
      </Stack>
    </AreaShell>
  );
}

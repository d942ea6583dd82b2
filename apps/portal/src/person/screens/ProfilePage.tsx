import type { Area } from '@instore/api';
import { Grid, ProfileCard, Stack } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { isLocationAdmin } from '../../shared/rights/isLocationAdmin.ts';
import type { ChangesListener } from '../../shared/connection/locationChanges.ts';
import type { DeliverySpotsStore } from '../deliverySpots.ts';
import type { DeviceDataStore } from '../deviceData.ts';
import type { KiosksStore } from '../kiosks.ts';
import { useApp, useAreaCommon, useLocationChanges } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { AreaShell } from '../../shell/screens/index.ts';
import type { TabletsStore } from '../../tablet/index.ts';
import { TabletSection, TabletsSection } from '../../tablet/screens/index.ts';
import type { PushStore } from '../../push/index.ts';
import { PushSection } from '../../push/screens/index.ts';
import { DeviceSection } from './DeviceSection.tsx';
import { KiosksSection } from './KiosksSection.tsx';
import { SettingsSection, ShortcutsSection, SoundsSection } from './SettingsSection.tsx';
import { SpotsSection } from './SpotsSection.tsx';
import { WorkplaceSection } from './WorkplaceSection.tsx';

export interface ProfilePageProps {
  area: Area;
  profile: {
    kiosks: KiosksStore;
    spots: DeliverySpotsStore;
    tablets: TabletsStore;
    device: DeviceDataStore;
    push: PushStore;
    /** Reads again what another admin has changed; a stable function. */
    readChanges: ChangesListener;
  };
}

/**
 * The person and the location in use, which can be changed [Z-08, W-07]; settings and what this device stores; for admins
 * of the location its kiosks [C-09] and delivery spots [K-12].
 */
export function ProfilePage({ area, profile }: ProfilePageProps) {
  const say = useSay();
  const { auth, photo } = useApp();
  const { name, role } = useSnapshot(auth);
  const { url } = useSnapshot(photo.state);
  const { store, location } = useSnapshot(useAreaCommon().stores.state);
  useLocationChanges(profile.readChanges);
  return (
    <AreaShell area={area} title={say('Profile')}>
      <Stack gap={32}>
        <ProfileCard
          name={name}
          role={role}
          photoUrl={url}
          fields={[
            { label: say('Store'), value: store?.mainStore },
            { label: say('Location in use'), value: location?.name },
          ]}
        />
        <WorkplaceSection />
        <Grid column="l" gap={32}>
          <SettingsSection path={`/${area}`} />
          {isLocationAdmin(role) ? (
            <>
              <SpotsSection spots={profile.spots} />
              <KiosksSection kiosks={profile.kiosks} />
              <TabletsSection tablets={profile.tablets} />
            </>
          ) : null}
          <TabletSection />
          <PushSection area={area} push={profile.push} />
          <SoundsSection />
          <DeviceSection device={profile.device} />
          <ShortcutsSection />
        </Grid>
      </Stack>
    </AreaShell>
  );
}

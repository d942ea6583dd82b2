import { Grid, Stack } from '@instore/ui';
import { useLocationChanges } from '../../app/context.ts';
import { KiosksSection, type ProfilePageProps, SpotsSection, WorkplaceSection } from '../../person/screens/index.ts';
import type { PrintersStore } from '../../print/index.ts';
import { PrintersSection, PrintJobs } from '../../print/screens/index.ts';
import { TabletsSection } from '../../tablet/screens/index.ts';
import type { OpeningHoursStore } from '../openingHours.ts';
import { HoursSection } from './HoursSection.tsx';
import { ManageShell } from './ManageShell.tsx';

export interface PlacesPageProps {
  /** The spots and devices of the location in use. */
  profile: Pick<ProfilePageProps['profile'], 'kiosks' | 'spots' | 'tablets' | 'readChanges'>;
  printers: PrintersStore;
  openingHours: OpeningHoursStore;
}

/** /shoesize/manage/places: what admins maintain at the location in use, which can be changed [P-02]. */
export function PlacesPage({ profile, printers, openingHours }: PlacesPageProps) {
  useLocationChanges(openingHours.readChanges);
  useLocationChanges(profile.readChanges);
  return (
    <ManageShell page="places">
      <Stack gap={32}>
        <WorkplaceSection />
        <Grid column="l" gap={32}>
          <HoursSection openingHours={openingHours} />
          <SpotsSection spots={profile.spots} />
          <PrintersSection printers={printers} />
          <KiosksSection kiosks={profile.kiosks} />
          <TabletsSection tablets={profile.tablets} />
          <PrintJobs printers={printers} />
        </Grid>
      </Stack>
    </ManageShell>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { areaFailure } from '../../screens/shell/AreaFailure.tsx';
import { ProfilePage } from '../../screens/person/ProfilePage.tsx';

export const Route = createFileRoute('/warehouse/profile')({
  loader: ({ context: { app } }) => void app.openCommon().then(({ enter, stores }) => enter().then(stores.refresh)),
  errorComponent: areaFailure('warehouse'),
  component: () => <ProfilePage area="warehouse" />,
});

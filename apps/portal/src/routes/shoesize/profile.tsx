import { createFileRoute } from '@tanstack/react-router';
import { areaFailure } from '../../screens/shell/AreaFailure.tsx';
import { ProfilePage } from '../../screens/person/ProfilePage.tsx';

export const Route = createFileRoute('/shoesize/profile')({
  loader: ({ context: { app } }) => void app.openCommon().then(({ enter, stores }) => enter().then(stores.refresh)),
  errorComponent: areaFailure('shoesize'),
  component: () => <ProfilePage area="shoesize" />,
});

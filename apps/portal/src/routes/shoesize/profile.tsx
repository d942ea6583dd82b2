import { createFileRoute } from '@tanstack/react-router';
import { areaFailure } from '../../components/AreaFailure.tsx';
import { ProfilePage } from '../../components/ProfilePage.tsx';

export const Route = createFileRoute('/shoesize/profile')({
  loader: ({ context: { app } }) => void app.openArea().then(({ enter, shared }) => enter().then(shared.refresh)),
  errorComponent: areaFailure('shoesize'),
  component: () => <ProfilePage portal="shoesize" />,
});

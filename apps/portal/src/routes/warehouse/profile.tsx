import { createFileRoute } from '@tanstack/react-router';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';
import { ProfilePage } from '../../person/screens/ProfilePage.tsx';

export const Route = createFileRoute('/warehouse/profile')({
  async loader({ context: { app } }) {
    const [{ enter, stores }, profile] = await Promise.all([app.openCommon(), app.openProfile()]);
    void enter().then(() => {
      profile.load();
      return stores.refresh();
    });
    return { profile };
  },
  errorComponent: areaFailure('warehouse'),
  component: Profile,
});

function Profile() {
  return <ProfilePage area="warehouse" profile={Route.useLoaderData().profile} />;
}

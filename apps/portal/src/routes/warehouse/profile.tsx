import { createFileRoute } from '@tanstack/react-router';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';
import { ProfilePage } from '../../person/screens/ProfilePage.tsx';

export const Route = createFileRoute('/warehouse/profile')({
  async loader({ context: { app, entered } }) {
    const profile = await app.openProfile();
    void entered.then(() => {
      profile.load();
      return app.stores.refresh();
    });
    return { profile };
  },
  errorComponent: areaFailure('warehouse'),
  component: Profile,
});

function Profile() {
  return <ProfilePage area="warehouse" profile={Route.useLoaderData().profile} />;
}

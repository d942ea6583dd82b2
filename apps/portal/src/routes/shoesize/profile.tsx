import { createFileRoute } from '@tanstack/react-router';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';
import { ProfilePage } from '../../person/screens/ProfilePage.tsx';

export const Route = createFileRoute('/shoesize/profile')({
  async loader({ context: { app, entered } }) {
    const profile = await app.openProfile();
    void entered.then(() => {
      profile.load();
      return app.stores.refresh();
    });
    return { profile };
  },
  errorComponent: areaFailure('shoesize'),
  component: Profile,
});

function Profile() {
  return <ProfilePage area="shoesize" profile={Route.useLoaderData().profile} />;
}

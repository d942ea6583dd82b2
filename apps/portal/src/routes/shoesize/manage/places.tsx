import { createFileRoute } from '@tanstack/react-router';
import { PlacesPage } from '../../../manage/screens/PlacesPage.tsx';
import { areaFailure } from '../../../shell/screens/AreaFailure.tsx';

export const Route = createFileRoute('/shoesize/manage/places')({
  async loader({ context: { app, area, entered } }) {
    const [profile, printers] = await Promise.all([app.openProfile(), area.openPrinters()]);
    void entered.then(() => {
      profile.load();
      return printers.load();
    });
    return { profile, printers };
  },
  errorComponent: areaFailure('shoesize'),
  component: ManagePlaces,
});

function ManagePlaces() {
  return <PlacesPage {...Route.useLoaderData()} />;
}

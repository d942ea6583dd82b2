import { createFileRoute } from '@tanstack/react-router';
import { PlacesPage } from '../../../manage/screens/PlacesPage.tsx';
import { areaFailure } from '../../../shell/screens/AreaFailure.tsx';

export const Route = createFileRoute('/shoesize/manage/places')({
  async loader({
    context: {
      app,
      area,
      entered,
      manage: { openingHours },
    },
  }) {
    const [profile, printers] = await Promise.all([app.openProfile(), area.openPrinters()]);
    void entered.then(() => {
      profile.load();
      return Promise.all([printers.load(), openingHours.stored.load()]);
    });
    return { profile, printers, openingHours };
  },
  errorComponent: areaFailure('shoesize'),
  component: ManagePlaces,
});

function ManagePlaces() {
  return <PlacesPage {...Route.useLoaderData()} />;
}

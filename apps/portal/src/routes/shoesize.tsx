import { Outlet, createFileRoute } from '@tanstack/react-router';
import { RootFailure } from '../shared/failures/RootFailure.tsx';
import { KioskListener } from '../kiosk-requests/screens/KioskListener.tsx';
import { guardArea } from './-guardArea.ts';

export const Route = createFileRoute('/shoesize')({
  async beforeLoad({ context: { app }, location }) {
    guardArea('shoesize', app, location);
    const area = await app.openShoesize();
    // A page reads its lists when the location is known.
    return { area, entered: app.enterArea() };
  },
  errorComponent: RootFailure,
  component: Shoesize,
});

function Shoesize() {
  return (
    <>
      <Outlet />
      <KioskListener />
    </>
  );
}

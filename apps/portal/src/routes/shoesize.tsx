import { Outlet, createFileRoute } from '@tanstack/react-router';
import { RootFailure } from '../components/RootFailure.tsx';
import { KioskListener } from '../components/KioskListener.tsx';
import { AreaStart } from '../components/AreaStart.tsx';
import { guardArea } from '../components/guardArea.ts';

export const Route = createFileRoute('/shoesize')({
  async beforeLoad({ context: { app }, location }) {
    guardArea('shoesize', app, location);
    await app.openFloor();
  },
  loader: ({ context: { app } }) => void app.opened.area?.enter(),
  errorComponent: RootFailure,
  component: Shoesize,
});

function Shoesize() {
  return (
    <AreaStart>
      <Outlet />
      <KioskListener />
    </AreaStart>
  );
}

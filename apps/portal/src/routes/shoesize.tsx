import { Outlet, createFileRoute } from '@tanstack/react-router';
import { areaFailure } from '../components/AreaFailure.tsx';
import { KioskListener } from '../components/KioskListener.tsx';
import { guardArea } from '../components/guardArea.ts';

export const Route = createFileRoute('/shoesize')({
  beforeLoad: guardArea('shoesize'),
  loader: ({ context: { app } }) => void app.enter(),
  errorComponent: areaFailure('shoesize'),
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

import { Outlet, createFileRoute } from '@tanstack/react-router';
import { RootFailure } from '../shared/failures/RootFailure.tsx';
import { guardArea } from './-guardArea.ts';

export const Route = createFileRoute('/warehouse')({
  async beforeLoad({ context: { app }, location }) {
    guardArea('warehouse', app, location);
    const area = await app.openWarehouse();
    // A page reads its lists when the location is known.
    return { area, entered: app.enterArea() };
  },
  errorComponent: RootFailure,
  component: Warehouse,
});

function Warehouse() {
  return <Outlet />;
}

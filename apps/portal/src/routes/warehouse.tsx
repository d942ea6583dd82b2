import { Outlet, createFileRoute } from '@tanstack/react-router';
import { RootFailure } from '../components/RootFailure.tsx';
import { AreaStart } from '../components/AreaStart.tsx';
import { guardArea } from '../components/guardArea.ts';

export const Route = createFileRoute('/warehouse')({
  async beforeLoad({ context: { app }, location }) {
    guardArea('warehouse', app, location);
    await app.openStockroom();
  },
  loader: ({ context: { app } }) => void app.opened.area?.enter(),
  errorComponent: RootFailure,
  component: Warehouse,
});

function Warehouse() {
  return (
    <AreaStart>
      <Outlet />
    </AreaStart>
  );
}

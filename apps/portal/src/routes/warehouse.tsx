import { Outlet, createFileRoute } from '@tanstack/react-router';
import { RootFailure } from '../shared/failures/RootFailure.tsx';
import { DeferredArea } from '../shell/screens/DeferredArea.tsx';
import { guardArea } from './-guardArea.ts';

export const Route = createFileRoute('/warehouse')({
  async beforeLoad({ context: { app }, location }) {
    guardArea('warehouse', app, location);
    return { area: await app.openWarehouse() };
  },
  loader: ({ context: { app } }) => void app.opened.common?.enter(),
  errorComponent: RootFailure,
  component: Warehouse,
});

function Warehouse() {
  return (
    <DeferredArea>
      <Outlet />
    </DeferredArea>
  );
}

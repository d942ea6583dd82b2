import { createFileRoute, redirect } from '@tanstack/react-router';
import { isLocationAdmin } from '../../shared/rights/isLocationAdmin.ts';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';

export const Route = createFileRoute('/shoesize/manage')({
  async beforeLoad({ context: { app, area } }) {
    if (!isLocationAdmin(app.auth.role)) throw redirect({ to: '/unauthorized', replace: true });
    return { manage: await area.openManage() };
  },
  errorComponent: areaFailure('shoesize'),
});

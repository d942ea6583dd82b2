import { Outlet, createFileRoute } from '@tanstack/react-router';
import { areaFailure } from '../components/AreaFailure.tsx';
import { guardArea } from '../components/guardArea.ts';

export const Route = createFileRoute('/warehouse')({
  beforeLoad: guardArea('warehouse'),
  loader: ({ context: { app } }) => void app.enter(),
  errorComponent: areaFailure('warehouse'),
  component: Outlet,
});

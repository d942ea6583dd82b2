import { Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import { NotFound } from '../screens/failures/NotFound.tsx';
import { RootFailure } from '../screens/failures/RootFailure.tsx';
import type { App } from '../wiring/app.ts';

export const Route = createRootRouteWithContext<{ app: App }>()({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: RootFailure,
});

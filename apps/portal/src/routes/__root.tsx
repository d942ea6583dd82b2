import { Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import { NotFound } from '../shared/failures/NotFound.tsx';
import { RootFailure } from '../shared/failures/RootFailure.tsx';
import type { App } from '../app/app.ts';

export const Route = createRootRouteWithContext<{ app: App }>()({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: RootFailure,
});

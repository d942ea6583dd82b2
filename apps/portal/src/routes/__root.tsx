import { Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import { NotFound } from '../components/NotFound.tsx';
import { RootFailure } from '../components/RootFailure.tsx';
import type { App } from '../compose.ts';

export const Route = createRootRouteWithContext<{ app: App }>()({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: RootFailure,
});

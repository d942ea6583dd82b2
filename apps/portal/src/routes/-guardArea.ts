import type { Area } from '@instore/api';
import { redirect } from '@tanstack/react-router';
import type { App } from '../app/app.ts';
import { checkAccess } from '../session/guard.ts';

/** The guard of an area; it runs in `beforeLoad`, before code of the area runs and before its data is requested. */
export function guardArea(area: Area, { auth, preferences }: App, location: { href: string; pathname: string }) {
  const access = checkAccess(auth, area);
  if (access === 'signIn') throw redirect({ to: '/', search: { returnTo: location.href }, replace: true });
  if (access === 'unauthorized') throw redirect({ to: '/unauthorized', replace: true });
  preferences.enter(location.pathname);
}

import type { Area } from '@instore/api';
import { redirect } from '@tanstack/react-router';
import type { App } from '../wiring/app.ts';
import { judge } from '../session/guard.ts';

/** Decides in an area's `beforeLoad`, before any code or data of the area is asked for. */
export function guardArea(area: Area, { auth, preferences }: App, location: { href: string; pathname: string }) {
  const verdict = judge(auth, area);
  if (verdict === 'signIn') throw redirect({ to: '/', search: { returnTo: location.href }, replace: true });
  if (verdict === 'unauthorized') throw redirect({ to: '/unauthorized', replace: true });
  preferences.enter(location.pathname);
}

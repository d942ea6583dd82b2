import type { Portal } from '@instore/api';
import { redirect } from '@tanstack/react-router';
import type { App } from '../compose.ts';
import { judge } from '../session/guard.ts';

/** The `beforeLoad` of an area: decides before any code or data of the area is asked for. */
export function guardArea(portal: Portal) {
  return ({ context, location }: { context: { app: App }; location: { href: string; pathname: string } }) => {
    const { auth, preferences } = context.app;
    const verdict = judge(auth, portal);
    if (verdict === 'signIn') throw redirect({ to: '/', search: { returnTo: location.href }, replace: true });
    if (verdict === 'unauthorized') throw redirect({ to: '/unauthorized', replace: true });
    preferences.enter(location.pathname);
  };
}

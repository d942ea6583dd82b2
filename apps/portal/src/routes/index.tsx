import { landingOf } from '@instore/api';
import { onDemand } from '@instore/ui';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import * as v from 'valibot';
import { SignInPage } from '../sign-in/screens/SignInPage.tsx';
import { WaitingPage } from '../sign-in/screens/WaitingPage.tsx';
import { useApp } from '../app/context.ts';
import { safeTarget } from '../session/safeTarget.ts';

/** Only shared tablets load it. */
const LockPage = onDemand<object>(() => import('../tablet/screens/LockPage.tsx').then((module) => module.LockPage));

export const Route = createFileRoute('/')({
  validateSearch: v.object({ returnTo: v.optional(v.fallback(v.string(), '')) }),
  beforeLoad({ context: { app }, search: { returnTo } }) {
    const { auth, preferences } = app;
    preferences.enter('/');
    if (auth.status === 'unauthorized') throw redirect({ to: '/unauthorized', replace: true });
    if (auth.status !== 'signedIn') return;
    const landing = landingOf(auth.role);
    if (landing === '/unauthorized') throw redirect({ to: landing, replace: true });
    const target = safeTarget(returnTo, globalThis.location.origin);
    if (target?.kind === 'inside' && !/^\/([?#]|$)/.test(target.href)) {
      throw redirect({ href: target.href, replace: true });
    }
    if (landing !== '/') throw redirect({ to: landing, replace: true });
  },
  component: Start,
});

/** The sign-in page, the lock screen of a shared tablet, or the loader of a person whose role has no area yet. */
function Start() {
  const { auth, tablet } = useApp();
  const { status } = useSnapshot(auth);
  const { device } = useSnapshot(tablet.state);
  if (status === 'signedIn') return <WaitingPage />;
  return device ? <LockPage /> : <SignInPage />;
}

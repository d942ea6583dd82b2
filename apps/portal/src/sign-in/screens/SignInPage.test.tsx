import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, openScreen } from '../../../test/screens.tsx';
import type { Auth, Problem } from '../../session/auth.ts';
import { SessionLoader } from './SessionLoader.tsx';
import { SignInPage } from './SignInPage.tsx';
import { UnauthorizedPage } from './UnauthorizedPage.tsx';

const signIn = page.getByRole('button', { name: 'Login with Office 365' });

function open(auth: Partial<Auth>) {
  const screen = createScreenApp();
  Object.assign(screen.state.auth, { status: 'signedOut', user: undefined, ...auth });
  openScreen(
    screen.app,
    <SessionLoader>
      <SignInPage />
    </SessionLoader>,
    '/',
  );
  return screen;
}

test(
  'the sign-in page names the configured product, and its button starts the sign-in',
  { tags: ['S-01', 'S-02'] },
  async () => {
    const { calls } = open({});
    await expect.element(page.getByRole('heading', { name: 'Welcome to the product!' })).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await signIn.click();
    expect(calls).toContainEqual(['session.signIn']);
  },
);

test('on the way to the provider a second press starts nothing', { tags: 'S-02' }, async () => {
  const { calls } = open({ status: 'redirecting' });
  await expect.element(signIn).toHaveAttribute('aria-disabled', 'true');
  await signIn.click({ force: true });
  expect(calls).toEqual([]);
});

test.each([
  ['notStarted', 'The sign-in could not be started.'],
  ['notCompleted', 'The sign-in could not be completed.'],
  ['notKept', 'Allow cookies and site data for this address'],
  ['leftOpen', 'You are signed out here.'],
] as const satisfies readonly (readonly [Problem, string])[])(
  'the problem %s is explained, and the user can try again',
  { tags: ['S-04', 'S-10'] },
  async (problem, text) => {
    open({ problem });
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
    await expect.element(signIn).toBeEnabled();
  },
);

test.each([
  ['starting', 'Signing in'],
  ['leaving', 'Signing out'],
] as const)('while the session is %s, only a loader is shown', { tags: 'S-07' }, async (status, text) => {
  open({ status });
  await expect.element(page.getByRole('status')).toHaveTextContent(text);
  await expect.element(signIn).not.toBeInTheDocument();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('a session that cannot be opened says that nothing is lost, and is tried again', { tags: 'S-07' }, async () => {
  const { calls } = open({ status: 'failed' });
  await expect.element(page.getByText('The store cannot be reached. Nothing is lost.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(calls).toContainEqual(['session.start']);
});

test('a refused user can sign in with another account', { tags: 'R-05' }, async () => {
  const screen = createScreenApp();
  Object.assign(screen.state.auth, { status: 'unauthorized' });
  openScreen(screen.app, <UnauthorizedPage />, '/unauthorized');
  await expect.element(page.getByText('You are not authorized to access this page!')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with another account' }).click();
  expect(screen.calls).toContainEqual(['session.logout']);
});

test.each([
  ['Warehouse_Personal', '/warehouse'],
  ['Sales_Associate', '/shoesize'],
])('a refused %s is led to the start page of the role', { tags: 'R-05' }, async (role, landing) => {
  const screen = createScreenApp();
  screen.state.auth.role = role;
  const opened = openScreen(screen.app, <UnauthorizedPage />, '/unauthorized');
  await page.getByRole('button', { name: 'Go to the start page' }).click();
  await expect.poll(opened.href).toBe(landing);
});

test('a role without an area is not offered a start page, but the menu with the logout', { tags: 'R-05' }, async () => {
  const screen = createScreenApp();
  screen.state.auth.role = 'Visitor';
  openScreen(screen.app, <UnauthorizedPage />, '/unauthorized');
  await expect.element(page.getByRole('button', { name: /Maren Okafor/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Go to the start page' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: /Maren Okafor/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  expect(screen.calls).toContainEqual(['session.logout']);
});

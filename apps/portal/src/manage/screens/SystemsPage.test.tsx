import type { Api, ApiKey, WebhookDelivery, WebhookEndpoint } from '@instore/api';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, openScreen } from '../../../test/screens.tsx';
import { apiOf, canalStreet, english, ok, refusedAs } from '../../../test/support.ts';
import { createSystems } from '../systems.ts';
import { NEW_SYSTEM, type SystemsSearch } from '../systemsSearch.ts';
import { SystemsPage } from './SystemsPage.tsx';

const tags = ['O-10'];
const key: ApiKey = {
  id: 'warehouse',
  name: 'Data warehouse',
  role: 'Store_Admin',
  operations: ['getInsight'],
  locations: [canalStreet],
  createdAt: '2026-11-01T10:00:00Z',
  expiresAt: '2027-11-01T10:00:00Z',
  isExpired: false,
  revokedAt: null,
  lastUsedAt: null,
  mayChange: true,
};
const endpoint: WebhookEndpoint = {
  id: 'till',
  url: 'https://till.example/events',
  types: ['unit.sold', 'unit.moved'],
  pausedTypes: ['unit.moved'],
  locations: [canalStreet],
  createdAt: '2026-11-01T10:00:00Z',
  failingSince: null,
  pausedAt: null,
  nextAt: null,
  waiting: 3,
  version: 4,
  mayChange: true,
};
const failed: WebhookDelivery = {
  deliveryId: '7',
  messageId: 'msg_1',
  type: 'unit.sold',
  object: 'unit:1207',
  state: 'failed',
  createdAt: '2026-11-30T10:00:00Z',
  attempts: 3,
  nextAt: '2026-11-30T12:00:00Z',
  deliveredAt: null,
  outcome: '500',
};
const operations = [{ id: 'getInsight', summary: 'Read figures', roles: ['Store_Admin'] }];

function open(search: Partial<SystemsSearch>, store: Partial<Api['store']> = {}) {
  const sent: unknown[] = [];
  const { app, titles } = createScreenApp();
  const systems = createSystems({
    api: apiOf({
      store: {
        getApiKeys: async () => ok({ keys: [key], operations, roles: ['Store_Admin'], mayBeForAll: false }),
        getWebhookEndpoints: async () =>
          ok({ endpoints: [endpoint], types: ['unit.sold', 'unit.moved'], mayBeForAll: false }),
        getWebhookDeliveries: async () => ok([failed]),
        addApiKey: async (body) => {
          sent.push(body);
          return ok({ apiKey: key, key: 'isk_secret' });
        },
        changeWebhookEndpoint: async (input) => {
          sent.push(input);
          return ok(endpoint);
        },
        resendWebhook: async (input) => {
          sent.push(input);
          return ok(failed);
        },
        ...store,
      },
    }),
    toasts: app.toasts,
    say: english,
    after: () => () => undefined,
  });
  void systems.load();
  const changed: unknown[] = [];
  openScreen(
    app,
    <SystemsPage
      show={undefined}
      open={undefined}
      {...search}
      systems={systems}
      onChange={(part) => changed.push(part)}
    />,
  );
  return { sent, changed, titles };
}

test('A new key is for the chosen operations and locations, and is shown once', { tags }, async () => {
  const { sent } = open({ open: NEW_SYSTEM });
  const make = page.getByRole('button', { name: 'Make the key' });
  await page.getByLabelText('Tool', { exact: true }).fill('Data warehouse');
  await page.getByLabelText('Id', { exact: true }).fill('Warehouse');
  await page.getByRole('radio', { name: 'Store_Admin' }).click();
  await page.getByRole('checkbox', { name: 'Read figures (getInsight)' }).click();
  await expect.element(make).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Canal Street' }).click();
  await make.click();
  await expect.element(page.getByText('isk_secret')).toBeVisible();
  await expect.element(page.getByText('This is shown only now.', { exact: false })).toBeVisible();
  const body = { id: 'warehouse', name: 'Data warehouse', role: 'Store_Admin', operations: ['getInsight'] };
  expect(sent).toEqual([{ ...body, locationIds: [canalStreet.id], days: 90 }]);
});

test('A refused key says why at its field', { tags }, async () => {
  const message = 'There is or was an API key with the id warehouse. Choose another id.';
  const refused = refusedAs('Not possible', message);
  const errors = [{ field: '/id', message }];
  const addApiKey = async () => ({ ...refused, problem: { ...refused.problem!, errors } });
  open({ open: NEW_SYSTEM }, { addApiKey });
  await page.getByLabelText('Tool', { exact: true }).fill('Data warehouse');
  await page.getByLabelText('Id', { exact: true }).fill('warehouse');
  await page.getByRole('radio', { name: 'Store_Admin' }).click();
  await page.getByRole('checkbox', { name: 'Read figures (getInsight)' }).click();
  await page.getByRole('checkbox', { name: 'Canal Street' }).click();
  await page.getByRole('button', { name: 'Make the key' }).click();
  await expect.element(page.getByLabelText('Id', { exact: true })).toHaveAccessibleDescription(new RegExp(message));
});

test('A failed delivery shows its answer and is sent again', { tags }, async () => {
  const { sent, titles } = open({ show: 'webhooks', open: 'till' });
  await expect.element(page.getByText('3 attempts, answer 500', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Send unit.sold of unit:1207 again' }).click();
  await expect.poll(titles).toEqual(['The event is sent again']);
  expect(sent).toEqual([{ systemId: 'till', deliveryId: '7' }]);
});

test('A type of events is paused after a question, and goes on without one', { tags }, async () => {
  const { sent } = open({ show: 'webhooks', open: 'till' });
  await page.getByRole('switch', { name: 'unit.moved' }).click();
  await expect.poll(() => sent.length).toBe(1);
  await page.getByRole('button', { name: 'Pause events by type' }).click();
  await page.getByRole('switch', { name: 'unit.sold' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => sent.length).toBe(2);
  const change = (pausedTypes: string[]) => ({ systemId: 'till', body: { isPaused: false, pausedTypes, basedOn: 4 } });
  expect(sent).toEqual([change([]), change(['unit.moved', 'unit.sold'])]);
});

test('A key that reads other locations, too, cannot be revoked here', { tags }, async () => {
  const shared = { ...key, mayChange: false };
  const getApiKeys = async () => ok({ keys: [shared], operations, roles: [], mayBeForAll: false });
  open({ open: 'warehouse' }, { getApiKeys });
  await expect.element(page.getByText('It gets data of other locations, too.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Revoke' })).not.toBeInTheDocument();
});

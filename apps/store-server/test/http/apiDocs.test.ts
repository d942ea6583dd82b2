import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode, type TestNode } from '../support/node.ts';
import { closeAll } from '../support/closeAll.ts';

const tags = ['O-10'];
let database: TestDatabase;
let plain: TestNode;
let node: TestNode;
beforeAll(async () => {
  database = await startTestDatabase('empty');
  [plain, node] = [await startNode(database), await startNode(database, { apiDocs: true })];
});
afterAll(() => closeAll(plain, node, database));

test('The documentation of the API is off by default', { tags }, async () => {
  expect((await plain.ask(undefined, 'GET', '/docs/api')).status).toBe(404);
  expect((await plain.ask(undefined, 'GET', '/docs/api/openapi.json')).status).toBe(404);
});

test('The documentation shows the contract with scripts of this store only', { tags }, async () => {
  const page = await node.ask(undefined, 'GET', '/docs/api');
  expect(page.status).toBe(200);
  expect(await page.text()).not.toMatch(/https?:|<script>/);
  const contract = (await (await node.ask(undefined, 'GET', '/docs/api/openapi.json')).json()) as { paths: object };
  expect(contract.paths).toHaveProperty(['/api/store/api-keys']);
  const library = await node.ask(undefined, 'GET', '/docs/api/scalar.js');
  expect(library.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(await library.text()).toContain('createApiReference');
});

test('No page but the documentation has its policy', { tags }, async () => {
  const policyOf = async (path: string) =>
    (await node.ask(undefined, 'GET', path)).headers.get('content-security-policy');
  expect(await policyOf('/docs/api')).toContain("style-src 'self' 'unsafe-inline'");
  expect(await policyOf('/docs/api')).not.toMatch(/script-src [^;]*unsafe/);
  expect(await policyOf('/shoesize')).not.toContain('unsafe-inline');
  expect(await policyOf('/docs')).toContain('require-trusted-types-for');
});

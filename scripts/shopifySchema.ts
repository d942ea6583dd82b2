import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { buildClientSchema, type IntrospectionQuery } from 'graphql';
import { QUERIES } from '../apps/store-server/src/shopify/queries.ts';
import { API_VERSION } from '../apps/store-server/src/shopify/version.ts';
import { pruneSchema } from './shopify/pruneSchema.ts';

/**
 * Writes the part of Shopify's Admin schema that the store uses. The whole schema is in the package `@shopify/dev-mcp`:
 * `npm pack @shopify/dev-mcp@1.16` outside of the repository, unpack it, and give the path of
 * `package/dist/data/admin_<version>.json.gz`.
 */

const [source] = process.argv.slice(2);
if (source === undefined) {
  console.error(`tsx scripts/shopifySchema.ts <folder>/package/dist/data/admin_${API_VERSION}.json.gz`);
  process.exit(1);
}
const parsed = JSON.parse(gunzipSync(await readFile(source)).toString()) as
  | IntrospectionQuery
  | { data: IntrospectionQuery };
const schema = buildClientSchema('data' in parsed ? parsed.data : parsed);
const target = `apps/store-server/test/support/shopify/admin_${API_VERSION}.graphql`;
await writeFile(target, pruneSchema(schema, Object.values(QUERIES)));
console.log(`${target} is written.`);

import { expect, test } from 'vitest';
import { kinds } from '../../src/import/kinds/index.ts';
import { readContract } from '../../src/security/contract.ts';

const { document, rules } = readContract();

interface Schema {
  $ref?: string;
  name?: string;
  schema?: Schema;
  maxLength?: number;
  allOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  'x-characters'?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
}

function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const keys = schema.$ref.slice(2).split('/');
  return resolve(keys.reduce<object>((node, key) => (node as Record<string, object>)[key] ?? {}, document));
}

interface Field {
  at: string;
  name: string;
  most: number;
}

/** The texts of a request with a limit; a text that a person writes has `x-characters`, which is its own limit. */
function fieldsOf(given: Schema, at: string, name: string): Field[] {
  const { maxLength, allOf = [], anyOf = [], properties = {}, items, ...own } = resolve(given);
  if (own['x-characters'] !== undefined || own.enum !== undefined || own.format !== undefined) return [];
  if (at.split('/').length > 8) return [];
  return [
    ...(maxLength === undefined || own.pattern !== undefined ? [] : [{ at, name, most: maxLength }]),
    ...[...allOf, ...anyOf].flatMap((part) => fieldsOf(part, at, name)),
    ...Object.entries(properties).flatMap(([key, each]) => fieldsOf(each, `${at}/${key}`, key)),
    ...(items === undefined ? [] : fieldsOf(items, at, name)),
  ];
}

interface Call {
  parameters?: Schema[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const fields = [...rules.values()].flatMap(({ id, path, method }) => {
  const call = document.paths[path]?.[method.toLowerCase()] as Call | undefined;
  const { parameters = [], requestBody } = call ?? {};
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema, id, ''));
  const named = parameters
    .map(resolve)
    .flatMap(({ name = '', schema = {} }) => fieldsOf(schema, `${id}/${name}`, name));
  return [...named, ...bodies];
});

/** One character for a person, four code points. */
const LONG_CHARACTER = 'क्षि';

/** How long a text may be that an import takes into a column, in the code points that `maxLength` counts. */
function longest(kindName: string, columnName: string): number {
  const cell = kinds.find(({ name }) => name === kindName)?.columns.find(({ name }) => name === columnName)?.cell;
  if (cell === undefined) throw new Error(`There is no column ${columnName} of ${kindName}.`);
  const takes = (text: string) => {
    try {
      return cell.read(text) !== '';
    } catch {
      return false;
    }
  };
  const lengths = Array.from({ length: 400 }, (_, at) => at + 1);
  const most = (character: string) => lengths.findLast((length) => takes(character.repeat(length))) ?? 0;
  return Math.max(most('x'), most(LONG_CHARACTER) * LONG_CHARACTER.length);
}

const [title, brand, model] = [longest('goods', 'title'), longest('goods', 'brand'), longest('goods', 'model')];
const [sku, size, variant] = [longest('goods', 'sku'), longest('goods', 'size'), longest('goods', 'variant')];
const inventoryBrand = longest('goods', 'inventory_brand');
/** A line of a try-on request names its kiosk after this word. */
const requester = Math.max(longest('people', 'name'), 'Kiosk '.length + longest('kiosks', 'name'));
/** A cursor has the title and id of a product, as UTF-8 in base64. */
const cursor = Math.ceil(((title + longest('goods', 'product')) * 3 * 4) / 3);

/** Fields that carry a text as the store keeps it, with the length of that text. */
const CARRIED: Readonly<Record<string, number>> = {
  'placeRequest/name': title,
  requestedBy: requester,
  requestBy: requester,
  brand,
  brandName: brand,
  invBrand: inventoryBrand,
  model,
  color: longest('goods', 'colours'),
  sku,
  style: sku,
  'getCatalogueBySKU/id': sku,
  size,
  sizes: size,
  allSizes: 'US M '.length + size,
  inventoryItemId: variant,
  inventoryLineItemId: variant,
  inventoryItemIds: variant,
  carton: longest('deliveries', 'carton'),
  variantId: variant,
  shelf: longest('bins', 'shelf'),
  cursor,
  cursorValue: cursor,
  'loadCube/values': title,
};

const carriedBy = ({ at, name }: Field) => CARRIED[`${at.split('/')[0]}/${name}`] ?? CARRIED[name];
const carrying = fields.flatMap((field) => {
  const needed = carriedBy(field);
  return needed === undefined ? [] : [{ ...field, needed }];
});

test('A field that carries a stored text has room for all of it', { tags: ['A-03', 'Z-02'] }, () => {
  expect(carrying.length).toBeGreaterThan(30);
  expect(carrying.filter(({ most, needed }) => most < needed)).toEqual([]);
});

/** Ids, codes and proofs of the store and its devices, addresses, measures, and words of a search. */
const OTHERS = new Set(
  `accessToken actorId aisles assignedTo barcode barcodes basedOn bin challenge code date dateRange deviceId dimension dimensions fromBin id ids
  Idempotency-Key imageUrl fromLocationId key linesTo locationId locationIds locations measure measures member missingBarcode name order ownerId
  owners path personId pickerId pin redirectUrl role roles search selectedReplacementBarcode storeId sub timezone title toLocationId token
  tryoutItemId type userId`.split(/\s+/),
);

test('Each text of a request carries a stored text or is known not to', { tags: 'A-03' }, () => {
  const unknown = fields.filter((field) => carriedBy(field) === undefined && !OTHERS.has(field.name));
  expect([...new Set(unknown.map(({ name }) => name))]).toEqual([]);
});

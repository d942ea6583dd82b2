import { type Contract, type ContractOperation, resolve } from './contract.ts';
import { createShapeWriter } from './shapes.ts';

/** An operation with its path and method. */
interface Place {
  path: string;
  method: string;
  operation: ContractOperation;
}

const HEADER = '// Generated from openapi.yaml by "pnpm generate": do not edit.\n';

/** The source of the generated client, in two files. */
export interface OperationsSource {
  /** The types of all operations, and the facts of those that the first pages may call. */
  operations: string;
  /** The facts of the others. */
  lateOperations: string;
}

const FACTS = '/** The facts of each operation that the client needs at run time. */';
const LATE =
  '/** The facts of the operations that only admins call: the client loads them with the first such call. */';

/** Writes the source of the generated client: the facts and the type of each operation. */
export function operationsSource(contract: Contract): OperationsSource {
  const places = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Place => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = [...new Set(places.map(({ path }) => serviceOf(path)))].map((service) => {
    const members = places.filter(({ path }) => serviceOf(path) === service);
    return `  ${service}: {\n${members.map(functionOf).join('\n')}\n  };`;
  });
  const early = factsSource(
    contract,
    places.filter((place) => !isLate(place)),
  );
  const late = factsSource(contract, places.filter(isLate));
  return {
    operations: `${HEADER}${[
      "import type { Call, DirectoryCall } from '../calls.ts';",
      early.head,
      FACTS,
      `export const OPERATIONS = ${early.facts}`,
      '/** One function for each operation of the contract, grouped by service. */',
      `export interface Operations {\n${groups.join('\n')}\n}`,
    ].join('\n')}\n`,
    lateOperations: `${HEADER}${[late.head, LATE, `export const LATE_OPERATIONS = ${late.facts}`].join('\n')}`,
  };
}

/** The roles whose own operations are loaded late. */
const ADMINS = new Set(['Store_Admin', 'YK_Admin', 'Super_Admin']);

/** Whether only admins call an operation: their pages are loaded on demand. */
function isLate({ operation }: Place): boolean {
  const roles = operation['x-roles'] ?? [];
  return roles.length > 0 && roles.every((role) => ADMINS.has(role));
}

function factsSource(contract: Contract, places: readonly Place[]): { head: string; facts: string } {
  const shapes = createShapeWriter(contract);
  const entries = places.map((place) => `  ${place.operation.operationId}: { ${facts(contract, shapes, place)} },`);
  return {
    head: ["import type { Operation } from '../operation.ts';", shapes.declarations().join('\n')].join('\n'),
    facts: `{\n${entries.join('\n')}\n} as const satisfies Record<string, Operation>;\n`,
  };
}

/** The service of a path: `user` for `/api/user/role/{sub}`, `graph` for `/graph/v1.0/me`. */
const serviceOf = (path: string): string => path.replace(/^\/api/, '').split('/')[1] ?? '';

/** The properties of the run-time type `Operation`, as source. */
function facts(contract: Contract, shapes: ReturnType<typeof createShapeWriter>, place: Place): string {
  const { path, method, operation } = place;
  const content = operation.responses['200']?.content ?? {};
  const schema = content['application/json']?.schema;
  const answer = schema && shapes.answer(schema);
  const auth = authOf(operation);
  return [
    `service: '${serviceOf(path)}'`,
    `method: '${method}'`,
    `path: '${path}'`,
    `input: '${inputOf(contract, operation)}'`,
    auth && `auth: '${auth}'`,
    'application/octet-stream' in (operation.requestBody?.content ?? {}) && 'binary: true',
    parametersOf(contract, operation).some(({ name }) => name === 'Idempotency-Key') && 'keyed: true',
    parametersOf(contract, operation).some(({ name }) => name === 'X-Device-Time') && 'timed: true',
    answer ? `shape: ${answer.shape}` : `file: '${commonType(Object.keys(content))}'`,
    answer?.isWhole && 'whole: true',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Writes the function of an operation with its documentation. */
function functionOf({ operation }: Place): string {
  const { operationId, summary, description } = operation;
  const type = authOf(operation) === 'given' ? 'DirectoryCall' : 'Call';
  const text = [summary, description?.trim()].filter(Boolean).join('. ').replaceAll('*/', '* /');
  return `    /** ${text} */\n    ${operationId}: ${type}<'${operationId}'>;`;
}

function inputOf(contract: Contract, operation: ContractOperation): string {
  const hasParameters = parametersOf(contract, operation).some((one) => one.in === 'path' || one.in === 'query');
  if (operation.requestBody !== undefined) return hasParameters ? 'both' : 'body';
  return hasParameters ? 'params' : 'none';
}

function authOf({ security }: ContractOperation): string | undefined {
  if (security?.length === 0) return 'none';
  return security?.[0] && 'accessToken' in security[0] ? 'given' : undefined;
}

const parametersOf = (contract: Contract, { parameters = [] }: ContractOperation) =>
  parameters.map((parameter) => resolve(contract, parameter));

/** The type that all content types begin with: `image/` for `image/webp` and `image/png`. */
function commonType(types: readonly string[]): string {
  const [first = ''] = types;
  return types.length === 1 ? first : `${first.split('/')[0]}/`;
}

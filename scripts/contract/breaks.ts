import { apiDiff, type Diff } from 'api-smart-diff';
import type { Break, ContractDocument } from './contractDocument.ts';
import { rightsLost } from './rights.ts';

/**
 * Lists the changes that break callers of the older contract: removed operations, parameters, fields and rights, and new
 * requirements. New operations, optional fields and additional rights break no caller.
 */
export function breaksOf(before: ContractDocument, after: ContractDocument): Break[] {
  const found = apiDiff(structuredClone(before), structuredClone(after))
    // Changes of shared schemas are reported for the operations that use them.
    .filter((diff) => diff.path[0] === 'paths' && isBreak(diff))
    .map((diff) => ({ operationId: nameOf(diff, before), what: describe(diff) }));
  return distinct([...found, ...rightsLost(before, after)]);
}

/** The library finds most breaking changes; the others are found here. */
function isBreak({ type, action, path }: Diff): boolean {
  if (type === 'breaking') return true;
  // A field may have the name "type" or "enum".
  const keyword = (name: string): boolean =>
    path.some((step, index) => index > 3 && step === name && path[index - 1] !== 'properties');
  const isAnswer = path[3] === 'responses';
  // A response that may be null now, or may have a value that callers do not know.
  if (isAnswer && (keyword('type') || keyword('enum')) && action !== 'remove') return true;
  // Bodies have no additional properties, so the server refuses a removed field.
  return !isAnswer && action === 'remove' && path.at(-2) === 'properties';
}

function nameOf({ path }: Diff, before: ContractDocument): string {
  const [, address = '', method = ''] = path.map(String);
  return before.paths[address]?.[method]?.operationId ?? `${method.toUpperCase()} ${address}`.trim();
}

function describe({ action, path, before, after }: Diff): string {
  const values = action === 'replace' ? ` from ${JSON.stringify(before)} to ${JSON.stringify(after)}` : '';
  return `${action} ${path.slice(3).join('/') || 'the operation'}${values}`;
}

function distinct(breaks: Break[]): Break[] {
  return [...new Map(breaks.map((each) => [`${each.operationId} ${each.what}`, each])).values()];
}

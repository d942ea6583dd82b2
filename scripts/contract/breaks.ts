import { apiDiff, type Diff } from 'api-smart-diff';
import type { Break, ContractDocument } from './contractDocument.ts';
import { rightsLost } from './rights.ts';

/**
 * What a newer contract takes from callers of an older one: operations, parameters, fields and rights that went, and
 * demands that came. New operations, optional fields and wider rights break nobody.
 */
export function breaksOf(before: ContractDocument, after: ContractDocument): Break[] {
  const found = apiDiff(structuredClone(before), structuredClone(after))
    // What no operation uses concerns nobody; what one uses is told for that operation.
    .filter((diff) => diff.path[0] === 'paths' && isBreak(diff))
    .map((diff) => ({ operationId: nameOf(diff, before), what: tellOf(diff) }));
  return distinct([...found, ...rightsLost(before, after)]);
}

/** The comparison judges most by itself; what it is too mild about is judged here. */
function isBreak({ type, action, path }: Diff): boolean {
  if (type === 'breaking') return true;
  // A field may be called "type" or "enum", too.
  const keyword = (name: string): boolean =>
    path.some((step, index) => index > 3 && step === name && path[index - 1] !== 'properties');
  const isAnswer = path[3] === 'responses';
  // An answer that may be null now, or a value that no caller knows yet.
  if (isAnswer && (keyword('type') || keyword('enum')) && action !== 'remove') return true;
  // Bodies are closed: a field that the contract no longer names is refused.
  return !isAnswer && action === 'remove' && path.at(-2) === 'properties';
}

function nameOf({ path }: Diff, before: ContractDocument): string {
  const [, address = '', method = ''] = path.map(String);
  return before.paths[address]?.[method]?.operationId ?? `${method.toUpperCase()} ${address}`.trim();
}

function tellOf({ action, path, before, after }: Diff): string {
  const values = action === 'replace' ? ` from ${JSON.stringify(before)} to ${JSON.stringify(after)}` : '';
  return `${action} ${path.slice(3).join('/') || 'the operation'}${values}`;
}

function distinct(breaks: Break[]): Break[] {
  return [...new Map(breaks.map((each) => [`${each.operationId} ${each.what}`, each])).values()];
}

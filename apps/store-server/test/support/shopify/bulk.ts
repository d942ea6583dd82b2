import { type DocumentNode, execute, type GraphQLSchema, parse, validate } from 'graphql';

interface Node {
  id?: string;
  [field: string]: unknown;
}

/**
 * The lines of a bulk operation: each node of a connection is a line of its own, and names its parent. Children come
 * in any order after their parents, as without `groupObjects`.
 * @throws Error for a query that Shopify refuses
 */
export async function bulkLines(schema: GraphQLSchema, rootValue: unknown, query: string): Promise<string[]> {
  const document = parse(query);
  refuse(schema, document);
  const { data, errors } = await execute({ schema, document, rootValue });
  if (errors?.[0] !== undefined) throw errors[0];
  const levels: string[][] = [];
  flatten(data as Node, undefined, 0, levels);
  return levels.flatMap((lines, depth) => (depth === 0 ? lines : lines.toReversed()));
}

function refuse(schema: GraphQLSchema, document: DocumentNode): void {
  const [error] = validate(schema, document);
  if (error !== undefined) throw error;
}

const isConnection = (value: unknown): value is { edges: { node: Node }[] } =>
  typeof value === 'object' && value !== null && 'edges' in value;

/** Objects that are no connection stay within their line; a connection within one of them belongs to the line's id. */
function flatten(node: Node, parent: string | undefined, depth: number, levels: string[][]): void {
  const found: { node: Node }[] = [];
  const kept = without(node, found);
  if (node.id !== undefined) {
    levels[depth] ??= [];
    levels[depth].push(JSON.stringify(parent === undefined ? kept : { ...kept, __parentId: parent }));
  }
  const next = node.id === undefined ? depth : depth + 1;
  for (const edge of found) flatten(edge.node, node.id, next, levels);
}

function without(node: Node, found: { node: Node }[]): Node {
  const kept: Node = {};
  for (const [name, value] of Object.entries(node)) {
    if (isConnection(value)) found.push(...value.edges);
    else kept[name] = value;
  }
  return kept;
}

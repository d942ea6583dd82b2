import { type Contract, resolve, type Schema } from './contract.ts';

/**
 * Writes the run-time checks of answers as TypeScript source: `{ name: 'string', swatches: ['string'] }`. A check
 * covers the required properties at any depth and their types; the type `Shape` of @instore/api defines the notation.
 */
export function createShapeWriter(contract: Contract) {
  const constants = new Map<string, string>();

  /** The source of a schema's check; an object that the contract names becomes a constant. */
  function shapeOf(schema: Schema): string {
    const name = schema.$ref?.split('/').at(-1);
    if (name === undefined) return inlineShape(schema);
    const known = constants.get(name);
    if (known !== undefined) return name;
    const shape = inlineShape(schema);
    if (!shape.startsWith('{')) return shape;
    constants.set(name, shape);
    return name;
  }

  function inlineShape(schema: Schema): string {
    const { type, properties, required, items, additionalProperties } = merged(contract, schema);
    const types = [type ?? []].flat();
    const known = types.filter((one) => one !== 'null');
    const mark = types.includes('null') ? '?' : '';
    if (known.length !== 1) return `'unknown'`;
    switch (known[0]) {
      case 'array':
        return optional(`[${shapeOf(items ?? {})}]`, mark);
      case 'object':
        if (properties === undefined && typeof additionalProperties === 'object') {
          return optional(`{ '*': ${shapeOf(additionalProperties)} }`, mark);
        }
        return optional(objectShape(properties ?? {}, required ?? []), mark);
      case 'integer':
        return `'number${mark}'`;
      default:
        return `'${known[0]}${mark}'`;
    }
  }

  function objectShape(properties: Record<string, Schema>, required: readonly string[]): string {
    const checks = required.map((name) => `${name}: ${shapeOf(properties[name] ?? {})}`);
    return checks.length === 0 ? '{}' : `{ ${checks.join(', ')} }`;
  }

  return {
    /** The check of an answer: of its `data`, or of the whole answer where the contract requires no `data`. */
    answer(schema: Schema): { shape: string; isWhole: boolean } {
      const { properties, required } = merged(contract, schema);
      const data = required?.includes('data') ? properties?.['data'] : undefined;
      return { shape: shapeOf(data ?? schema), isWhole: data === undefined };
    },
    /** Declarations of the constants that the checks mention, each after what it uses. */
    declarations: (): string[] => [...constants].map(([name, shape]) => `const ${name} = ${shape} as const;`),
  };
}

const optional = (shape: string, mark: string): string => (mark === '' ? shape : `{ '?': ${shape} }`);

/** A schema with its references resolved and its `allOf` parts merged. */
function merged(contract: Contract, schema: Schema): Schema {
  const { allOf, ...own } = resolve(contract, schema);
  if (allOf === undefined) return own;
  const parts = [own, ...allOf.map((part) => merged(contract, part))];
  const type = parts.find((part) => part.type !== undefined)?.type;
  return {
    type,
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, Schema>,
    required: parts.flatMap((part) => part.required ?? []),
  };
}

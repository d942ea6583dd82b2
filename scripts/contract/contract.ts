/** The parts of an OpenAPI 3.1 document that the generator of the client reads. */
export interface Contract {
  paths: Record<string, Record<string, ContractOperation>>;
}

export interface ContractOperation {
  operationId: string;
  summary: string;
  description?: string;
  security?: Record<string, unknown>[];
  'x-roles'?: readonly string[];
  parameters?: Reference<Parameter>[];
  requestBody?: { content?: Record<string, object> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
}

/** A value, or a JSON pointer to it within the document. */
export type Reference<T> = T & { $ref?: string };

/** Returns what a reference points to, or the value itself. */
export function resolve<T extends { $ref?: string }>(contract: Contract, value: T): T {
  if (value.$ref === undefined) return value;
  const path = value.$ref.replace(/^#\//, '').split('/');
  const target = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract);
  return resolve(contract, target as T);
}

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import type { FieldError } from '../base/problems.ts';

/** One fault that a validator found, as ajv reports it. */
export interface Fault {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/**
 * Validates requests against the contract. Paths, queries and headers are text and are turned into what the contract
 * names; a body must already have the right types, and an unknown field is an error instead of being dropped.
 */
export function registerValidation(app: FastifyInstance): void {
  // Not all errors: a body can hold as many faults as bytes, and each costs time in which nobody else is served.
  const base = { allErrors: false, strict: false, useDefaults: true, removeAdditional: false } as const;
  const body = new Ajv2020(base);
  const text = new Ajv2020({ ...base, coerceTypes: 'array' });
  for (const ajv of [body, text]) addFormats.default(ajv);
  app.setValidatorCompiler(({ schema, httpPart }) => {
    if (httpPart === 'body') return body.compile(schema as object);
    return text.compile(httpPart === 'headers' ? inLowerCase(schema as HeaderSchema) : (schema as object));
  });
}

interface HeaderSchema {
  properties: Record<string, unknown>;
  required?: string[];
}

/** Node gives the names of headers in lower case, whatever the contract writes. */
function inLowerCase({ properties, required = [], ...rest }: HeaderSchema): object {
  const lower = Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema]);
  return { ...rest, properties: Object.fromEntries(lower), required: required.map((name) => name.toLowerCase()) };
}

/** Names the fields at fault: a JSON pointer into the body, or the name of the parameter. */
export function fieldErrors(faults: Fault[], part: string | undefined): FieldError[] {
  return faults.slice(0, 50).map((fault) => {
    const extra = fault.params['missingProperty'] ?? fault.params['additionalProperty'];
    const pointer = typeof extra === 'string' ? `${fault.instancePath}/${escape(extra)}` : fault.instancePath;
    return {
      field: part === 'body' ? pointer : (pointer.split('/')[1] ?? ''),
      message: fault.message ?? 'is not valid',
    };
  });
}

function escape(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

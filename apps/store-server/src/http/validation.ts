import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import type { FastifyValidationResult } from 'fastify/types/schema.js';
import type { FieldError } from '../base/problems.ts';
import { writtenText } from './writtenText.ts';

/** An error of the validator ajv. */
export interface Fault {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/**
 * Validates requests against the contract. Paths, queries and headers are text and are converted to the types of the
 * contract. A body must have the right types already, and unknown fields are refused.
 */
export function registerValidation(app: FastifyInstance): void {
  // Only the first error: a body may contain as many errors as bytes, and finding them all would block the server.
  const base = { allErrors: false, strict: false, useDefaults: true, removeAdditional: false } as const;
  const body = new Ajv2020(base);
  const text = new Ajv2020({ ...base, coerceTypes: 'array' });
  for (const ajv of [body, text]) {
    addFormats.default(ajv);
    ajv.addFormat('date-time', isInstant);
    ajv.addKeyword(writtenText);
  }
  app.setValidatorCompiler(({ schema, httpPart }) =>
    onFirstUse(() => {
      if (httpPart === 'body') return body.compile(schema as object);
      return text.compile(httpPart === 'headers' ? inLowerCase(schema as HeaderSchema) : (schema as object));
    }),
  );
}

const dateTime = addFormats.default.get('date-time') as { validate: (text: string) => boolean };

/** A date-time that `Date` can read: the format allows leap seconds and `+05`, of which `Date` makes no time. */
function isInstant(text: string): boolean {
  return dateTime.validate(text) && !Number.isNaN(Date.parse(text));
}

/** Compiles a validator at its first call: a start that compiles those of the whole contract takes half a second more. */
function onFirstUse(compile: () => ValidateFunction): FastifyValidationResult {
  let compiled: ValidateFunction | undefined;
  const validate: FastifyValidationResult = (data) => {
    compiled ??= compile();
    const isValid = compiled(data);
    // Fastify reads them after a call that returns false.
    validate.errors = (compiled.errors ?? null) as NonNullable<FastifyValidationResult['errors']> | null;
    return isValid;
  };
  return validate;
}

/** Writes answers as the contract describes them. A serializer is compiled at its first answer. */
export function registerSerialization(app: FastifyInstance): void {
  const compile = SerializerSelector()();
  app.setSerializerCompiler(({ schema, method, url, httpStatus = '' }) => {
    let write: ReturnType<typeof compile> | undefined;
    return (data) => (write ??= compile({ schema, method, url, httpStatus }))(data);
  });
}

interface HeaderSchema {
  properties: Record<string, unknown>;
  required?: string[];
}

/** Converts header names to lower case, which Node.js uses. */
function inLowerCase({ properties, required = [], ...rest }: HeaderSchema): object {
  const lower = Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema]);
  return { ...rest, properties: Object.fromEntries(lower), required: required.map((name) => name.toLowerCase()) };
}

/** Names the invalid fields: a JSON pointer into the body, or the name of the parameter. */
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

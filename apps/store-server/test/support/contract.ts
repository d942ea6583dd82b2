import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import type { OperationId } from '@instore/api';
import { readContract } from '../../src/security/contract.ts';

const contract = readContract();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', ...contract.document });

interface ResponseObject {
  $ref?: string;
  content?: Record<string, unknown>;
}

const validators = new Map<string, ValidateFunction>();

/** The JSON pointer to the contract's description of a response. */
function pointerOf(id: OperationId, status: number, type: string): string {
  const rule = contract.rules.get(id);
  if (rule === undefined) throw new Error(`${id} is not in the contract`);
  const operation = contract.document.paths[rule.path]?.[rule.method.toLowerCase()] as unknown as {
    responses: Record<string, ResponseObject>;
  };
  const key = operation.responses[status] ? String(status) : 'default';
  const response = operation.responses[key];
  if (response === undefined) throw new Error(`${id} answers ${status}, which the contract does not know`);
  const base = response.$ref ?? `#/paths/${part(rule.path)}/${rule.method.toLowerCase()}/responses/${key}`;
  return `contract${base}/content/${part(type)}/schema`;
}

function part(text: string): string {
  return encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/**
 * Expects that the contract describes a response: status, media type and the shape of its body.
 * @returns the body: parsed JSON, or text
 */
export async function expectContract(id: OperationId, response: Response): Promise<unknown> {
  const type = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim() ?? '';
  const text = await response.text();
  const pointer = pointerOf(id, response.status, type);
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: pointer });
  validators.set(pointer, validate);
  const body: unknown = /json/.test(type) ? JSON.parse(text) : text;
  expect(validate(body), `${id} ${response.status}: ${ajv.errorsText(validate.errors)}\n${text.slice(0, 500)}`).toBe(
    true,
  );
  if (response.status >= 400) expect((body as { status: number }).status).toBe(response.status);
  return body;
}

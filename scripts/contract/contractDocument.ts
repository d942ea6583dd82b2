/** The part of an OpenAPI document that is compared. */
export interface ContractDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** An operation with its access rules. */
export interface Operation {
  operationId: string;
  security?: object[];
  'x-roles'?: string[];
  'x-location'?: string;
  'x-location-of'?: string;
  'x-self'?: string;
}

/** A change that breaks callers of the older contract. */
export interface Break {
  operationId: string;
  what: string;
}

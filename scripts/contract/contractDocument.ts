/** The part of an OpenAPI document that is looked at here. */
export interface ContractDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** One operation with what the contract says about who may call it. */
export interface Operation {
  operationId: string;
  security?: object[];
  'x-roles'?: string[];
  'x-location'?: string;
  'x-location-of'?: string;
  'x-self'?: string;
}

/** Something that a caller written for the contract before would trip over. */
export interface Break {
  operationId: string;
  what: string;
}

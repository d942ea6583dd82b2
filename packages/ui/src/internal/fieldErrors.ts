'use client';

import { createContext, useContext } from 'react';

/** What a `Form` passes to its fields. */
export interface FieldErrors {
  /** The error of the field with this name. */
  errorOf: (name: string) => string | undefined;
  /** Removes the error of a field; called when the field changes. */
  forget: (name: string) => void;
}

/** Without a form, a field shows only its own error. */
export const FieldErrorsContext = /* @__PURE__ */ createContext<FieldErrors | undefined>(undefined);

/** The error of a field (its own before the form's), and `forget`, to be called when the field changes. */
export function useFieldError(name: string | undefined, own: string | undefined) {
  const form = useContext(FieldErrorsContext);
  return {
    error: own ?? (name === undefined ? undefined : form?.errorOf(name)),
    forget: () => name !== undefined && form?.forget(name),
    /** Props for the root of the field, by which the form finds it. */
    mark: { 'data-field': name },
  };
}

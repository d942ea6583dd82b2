'use client';

import { createContext, useContext } from 'react';

/** What a `Form` tells the fields within it. */
export interface FieldErrors {
  /** What is wrong with the field of this name. */
  errorOf: (name: string) => string | undefined;
  /** The field was changed: what was said of it no longer holds. */
  forget: (name: string) => void;
}

/** Without a form around it a field says its own error alone. */
export const FieldErrorsContext = /* @__PURE__ */ createContext<FieldErrors | undefined>(undefined);

/** A field's error, its own before the form's, and what to call when it is changed. */
export function useFieldError(name: string | undefined, own: string | undefined) {
  const form = useContext(FieldErrorsContext);
  return {
    error: own ?? (name === undefined ? undefined : form?.errorOf(name)),
    forget: () => name !== undefined && form?.forget(name),
    /** Marks the field's root, so that the form finds it. */
    mark: { 'data-field': name },
  };
}

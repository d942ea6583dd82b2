'use client';

import { useEffect, useMemo, useState, type RefObject } from 'react';
import { fieldName, type FormError } from './fieldName.ts';

const CONTROL = 'input:not([type="hidden"]), select, textarea, [role="spinbutton"], button, [tabindex="0"]';
export const NO_ERRORS: readonly FormError[] = [];
const UNCHANGED = { of: NO_ERRORS, names: new Set<string>() } as const;

/** The errors for the fields of a form, without those of fields that were changed since the errors came. */
export function useFormErrors(errors: readonly FormError[]) {
  const [changed, setChanged] = useState<{ of: readonly FormError[]; names: ReadonlySet<string> }>(UNCHANGED);
  const names = changed.of === errors ? changed.names : UNCHANGED.names;
  return useMemo(
    () => ({
      errorOf: (name: string) =>
        names.has(fieldName(name))
          ? undefined
          : errors.find(({ field }) => fieldName(field) === fieldName(name))?.message,
      forget: (name: string) => {
        if (errors.length > 0) setChanged({ of: errors, names: new Set([...names, fieldName(name)]) });
      },
    }),
    [errors, names],
  );
}

/** The errors that belong to no field of the form. Focuses the first field with an error when errors come. */
export function usePlacelessErrors(formRef: RefObject<HTMLElement | null>, errors: readonly FormError[]) {
  const [placeless, setPlaceless] = useState(NO_ERRORS);
  useEffect(() => {
    const fields = [...(formRef.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const isAt = (error: FormError) => (field: HTMLElement) =>
      fieldName(field.dataset['field'] ?? '') === fieldName(error.field);
    const found = errors.filter((error) => !fields.some(isAt(error)));
    setPlaceless(found.length > 0 ? found : NO_ERRORS);
    // In the order of the page, not of the answer.
    const first = fields.find((field) => errors.some((error) => isAt(error)(field)));
    first?.querySelector<HTMLElement>(CONTROL)?.focus();
  }, [formRef, errors]);
  return placeless;
}

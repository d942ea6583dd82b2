'use client';

import { useFieldError } from './fieldErrors.ts';
import type { FieldProps } from './fieldProps.ts';
import * as field from '../components/TextField/TextField.css.ts';

/**
 * The props that every field built on a React Aria component passes on.
 *
 * @returns `root` for the React Aria component, `frame` for FieldFrame, the error that is shown, and `forget`, to be
 * called on a change: it removes the error that the `Form` around the field shows
 */
export function useAriaField(props: FieldProps) {
  const { error, forget, mark } = useFieldError(props.name, props.errorMessage);
  return {
    root: { ...mark, className: field.field, isDisabled: props.isDisabled ?? false },
    frame: {
      label: props.label,
      isLabelHidden: props.isLabelHidden ?? false,
      description: props.description,
      errorMessage: error,
    },
    error,
    forget,
  };
}

'use client';

import { useRef, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { FieldErrorsContext } from '../../internal/fieldErrors.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { fieldName, type FormError } from './fieldName.ts';
import * as css from './Form.css.ts';
import { NO_ERRORS, useFormErrors, usePlacelessErrors } from './useFormErrors.ts';

export interface FormProps extends Unstyled {
  /** Name of the form for screen readers: "Bin A-14-03". */
  label: string;
  /**
   * Errors of the server by field, e.g. the `errors` of its problem (RFC 9457). Each is shown at the field of that `name`
   * until the field is changed; the first one gets the focus. Keep the array stable. @default none
   */
  errors?: readonly FormError[] | undefined;
  /** The error of the whole form, e.g. the problem's `detail`. */
  error?: string | undefined;
  /** The form is being sent; it cannot be sent again. @default false */
  isPending?: boolean;
  /** Called on Enter in a field, and by a button of `type="submit"`. */
  onSubmit: () => void;
  /** Fields with a `name`. */
  children: ReactNode;
  /** Buttons at the foot, the first one of `type="submit"`. */
  actions: ReactNode;
}

/** Fields that are sent together. An error of the server is shown at its field; one without a field, at the top. */
export function Form(props: FormProps) {
  const { label, errors = NO_ERRORS, error, isPending = false, onSubmit, children, actions } = props;
  const form = useRef<HTMLFormElement>(null);
  const fieldErrors = useFormErrors(errors);
  const placeless = usePlacelessErrors(form, errors);
  return (
    <form
      ref={form}
      className={css.form}
      aria-label={label}
      aria-busy={isPending}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit();
      }}
    >
      {(error !== undefined || placeless.length > 0) && <Summary error={error} placeless={placeless} />}
      <FieldErrorsContext value={fieldErrors}>
        <div className={css.fields}>{children}</div>
      </FieldErrorsContext>
      <div className={css.actions}>{actions}</div>
    </form>
  );
}

/** The error of the whole form, and the errors that belong to no field of it. */
function Summary({ error, placeless }: { error: string | undefined; placeless: readonly FormError[] }) {
  const say = useMessages('Form');
  return (
    <div role="alert" className={css.summary}>
      <p className={css.said}>
        <span className={css.icon}>
          <Icon icon={icons.circleAlert} />
        </span>
        {error ?? say('This could not be saved.')}
      </p>
      {placeless.length > 0 && (
        <ul className={css.others}>
          {placeless.map(({ field, message }) => (
            <li key={field}>{say('{field}: {message}', { field: fieldName(field), message })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

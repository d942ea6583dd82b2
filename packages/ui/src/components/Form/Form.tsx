'use client';

import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { FieldErrorsContext } from '../../internal/fieldErrors.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { fieldName, type FormError } from './fieldName.ts';
import * as css from './Form.css.ts';

const CONTROL = 'input:not([type="hidden"]), select, textarea, [role="spinbutton"], button, [tabindex="0"]';
const NO_ERRORS: readonly FormError[] = [];

export interface FormProps extends Unstyled {
  /** What is filled in, told to screen readers: "Bin A-14-03". */
  label: string;
  /**
   * What the server found wrong, field by field: the `errors` of its problem fit. Each stands at the field of that
   * `name` until the field is changed; the first one gets the focus. Keep the array stable. @default none
   */
  errors?: readonly FormError[] | undefined;
  /** What is wrong with the whole, e.g. the problem's `detail`. */
  error?: string | undefined;
  /** It is being sent: no second time. @default false */
  isPending?: boolean;
  /** Enter in a field, or a button of `type="submit"`. */
  onSubmit: () => void;
  /** Fields with a `name`. */
  children: ReactNode;
  /** Buttons at the foot, the first one of `type="submit"`. */
  actions: ReactNode;
}

/** Fields that are sent together. What the server says of a field stands at that field; nothing that it says is lost. */
export function Form(props: FormProps) {
  const { label, errors = NO_ERRORS, error, isPending = false, onSubmit, children, actions } = props;
  const say = useMessages('Form');
  const form = useRef<HTMLFormElement>(null);
  // Which fields were changed since these errors came; and which errors found no field.
  const [changed, setChanged] = useState<{ of: readonly FormError[]; names: ReadonlySet<string> }>(UNCHANGED);
  const [placeless, setPlaceless] = useState<readonly FormError[]>(NO_ERRORS);
  const names = changed.of === errors ? changed.names : UNCHANGED.names;

  const fieldErrors = useMemo(
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

  useEffect(() => {
    const root = form.current;
    if (!root) return;
    const fields = [...root.querySelectorAll<HTMLElement>('[data-field]')];
    const isAt = (wrong: FormError) => (field: HTMLElement) =>
      fieldName(field.dataset['field'] ?? '') === fieldName(wrong.field);
    const lost = errors.filter((wrong) => !fields.some(isAt(wrong)));
    setPlaceless(lost.length > 0 ? lost : NO_ERRORS);
    // In the order of the page, not of the answer.
    const first = fields.find((field) => errors.some((wrong) => isAt(wrong)(field)));
    first?.querySelector<HTMLElement>(CONTROL)?.focus();
  }, [errors]);

  const hasSummary = error !== undefined || placeless.length > 0;
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
      {hasSummary && (
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
      )}
      <FieldErrorsContext value={fieldErrors}>
        <div className={css.fields}>{children}</div>
      </FieldErrorsContext>
      <div className={css.actions}>{actions}</div>
    </form>
  );
}

const UNCHANGED = { of: NO_ERRORS, names: new Set<string>() } as const;

'use client';

import { createContext, useContext, useRef, type ReactNode, type RefObject } from 'react';
import { useRadio, useRadioGroup, type RadioGroupAria } from 'react-aria/useRadioGroup';
import { useRadioGroupState, type RadioGroupState } from 'react-stately/useRadioGroupState';
import { Language } from './Language.tsx';

interface RadioRowProps {
  /** Name of the group for screen readers. */
  label: string;
  /** `undefined` while nothing is chosen. */
  value: string | undefined;
  onChange: (value: string) => void;
  className: string;
  ref?: RefObject<HTMLDivElement | null>;
  /** `Radio`s. */
  children: ReactNode;
}

/** A row of radio buttons without a look of its own. Arrow keys choose, by the reading direction (ARIA APG). */
export function RadioRow(props: RadioRowProps) {
  return (
    <Language>
      <Row {...props} />
    </Language>
  );
}

function Row({ label, value, onChange, className, ref, children }: RadioRowProps) {
  const { state, radioGroupProps } = useRadios({ label, value, onChange, orientation: 'horizontal' });
  return (
    <RadioContext value={state}>
      <div {...radioGroupProps} ref={ref} className={className}>
        {children}
      </div>
    </RadioContext>
  );
}

interface Radios extends Pick<RadioGroupAria, 'radioGroupProps'> {
  state: RadioGroupState;
}

interface RadiosOptions extends Pick<RadioRowProps, 'label' | 'value' | 'onChange'> {
  orientation: 'horizontal' | 'vertical';
  /** Id of the element that says what is wrong. */
  errorId?: string | undefined;
}

/** What the `Radio`s of a group share. Needs `Language` around the component and `RadioContext` around the `Radio`s. */
export function useRadios({ label, value, onChange, orientation, errorId }: RadiosOptions): Radios {
  const isInvalid = errorId !== undefined;
  const state = useRadioGroupState({ value: value ?? null, onChange, isInvalid });
  const { radioGroupProps } = useRadioGroup(
    { 'aria-label': label, orientation, isInvalid, 'aria-describedby': isInvalid ? errorId : undefined },
    state,
  );
  return { state, radioGroupProps };
}

export const RadioContext = /* @__PURE__ */ createContext<RadioGroupState | null>(null);

interface RadioProps {
  value: string;
  /** @default false */
  isDisabled?: boolean;
  className: string;
  inputClassName: string;
  /** Name for screen readers. @default the text in `children` */
  label?: string;
  children: ReactNode;
}

/** One radio button in its label. */
export function Radio({ isDisabled = false, className, inputClassName, label, ...props }: RadioProps) {
  const input = useRef<HTMLInputElement>(null);
  const { labelProps, inputProps } = useRadio(
    { ...props, isDisabled, 'aria-label': label },
    useContext(RadioContext)!,
    input,
  );
  return (
    <label {...labelProps} className={className}>
      <input {...inputProps} ref={input} className={inputClassName} />
      {props.children}
    </label>
  );
}

import type { Unstyled } from './props.ts';

/** Properties that all form fields and groups of fields share. */
export interface NamedFieldProps extends Unstyled {
  /** Above the field, and its name for screen readers. */
  label: string;
  /** What is wrong and how to correct it; shown under the field, which is marked as invalid. */
  errorMessage?: string | undefined;
  /** Name under which a `Form` finds the field. */
  name?: string;
}

/** Properties that all single fields share. */
export interface FieldProps extends NamedFieldProps {
  /** Hides the label from view, where the page already says it. Screen readers still read it. @default false */
  isLabelHidden?: boolean;
  /** How to fill the field; shown under it. */
  description?: string;
  /** Shown, but cannot be changed. @default false */
  isDisabled?: boolean;
}

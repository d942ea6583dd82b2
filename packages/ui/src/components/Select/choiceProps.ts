import type { FieldProps } from '../../internal/fieldProps.ts';
import type { SelectItem } from './SelectItems.tsx';

/** Props of Select and ComboBox. */
export interface ChoiceProps<Id extends string> extends FieldProps {
  /** In the order shown. Select: up to about twenty; ComboBox: up to about a hundred, or the results of the server. */
  items: readonly SelectItem<Id>[];
  /** `undefined` while nothing is chosen. */
  value: Id | undefined;
  /** Whether a form needs a value. @default false */
  isRequired?: boolean;
}

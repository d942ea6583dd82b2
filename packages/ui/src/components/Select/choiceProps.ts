import type { FieldProps } from '../../internal/fieldProps.ts';
import type { SelectItem } from './SelectItems.tsx';

/** Properties that Select and ComboBox share. */
export interface ChoiceProps<Id extends string> extends FieldProps {
  /** In their order. Select takes about a page of items; ComboBox about a hundred, or those that the server has found. */
  items: readonly SelectItem<Id>[];
  /** `undefined` while nothing is chosen. */
  value: Id | undefined;
  isRequired?: boolean;
}

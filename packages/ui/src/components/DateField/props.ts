import type { FieldProps } from '../../internal/fieldProps.ts';

export interface DateFieldProps extends FieldProps {
  /** 'yyyy-MM-dd', or empty. What is no date counts as empty. */
  value: string;
  /** Told when the day is whole, or when it was emptied. */
  onChange: (value: string) => void;
  /** First day that may be chosen, 'yyyy-MM-dd'. */
  min?: string;
  /** Last day that may be chosen, 'yyyy-MM-dd'. */
  max?: string;
}

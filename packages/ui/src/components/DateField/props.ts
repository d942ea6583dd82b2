import type { FieldProps } from '../../internal/fieldProps.ts';

export interface DateFieldProps extends FieldProps {
  /** 'yyyy-MM-dd', or empty. A value that is not a date counts as empty. */
  value: string;
  /** Called when the day is complete, or cleared. */
  onChange: (value: string) => void;
  /** First day that may be chosen, 'yyyy-MM-dd'. */
  min?: string;
  /** Last day that may be chosen, 'yyyy-MM-dd'. */
  max?: string;
}

/** What Stepper says by itself. */
export type StepperText = 'Decrease' | 'Increase';

/** What Stepper says by itself. */
export type StepperText = 'One fewer' | 'One more';

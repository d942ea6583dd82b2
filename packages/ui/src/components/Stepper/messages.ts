/** The texts of Stepper. */
export type StepperText = 'Decrease' | 'Increase';

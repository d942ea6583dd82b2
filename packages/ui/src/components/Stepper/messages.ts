/** Keys of Stepper only: the English text is the key; translations are in src/messages. */
export type StepperText = 'Decrease' | 'Increase' | 'One fewer: {of}' | 'One more: {of}';

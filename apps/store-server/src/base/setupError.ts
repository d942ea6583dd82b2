/** Why something could not be set up, in one line that says what to do. */
export class SetupError extends Error {
  override name = 'SetupError';
}

/** A failure that ends the start or the server and that an operator can fix: the message says how, in one line. */
export class StartError extends Error {}

/** Invalid settings and flags: one line for each, with its name. */
export class SettingsError extends StartError {
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
  }
}

/** A command was called with `--help`: the message is its usage. */
export class HelpRequested extends StartError {}

/** A command could not set something up: the message says in one line what to do. */
export class SetupError extends Error {
  override name = 'SetupError';
}

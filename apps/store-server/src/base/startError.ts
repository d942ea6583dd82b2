/** A failure that ends the start or the store, and that an operator can put right: the message says how, in one line. */
export class StartError extends Error {}

/** What is wrong with the settings and flags, one line each, with the setting's name. */
export class SettingsError extends StartError {
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
  }
}

/** Whoever typed the command asked how it is used: the message says that. */
export class HelpWanted extends StartError {}

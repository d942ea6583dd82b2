import type { Args, ArgsEnhancer, PreparedStory } from 'storybook/internal/types';

/**
 * What an empty field has, and what the story gets for it. Without a value, Storybook has no field but a button
 * "Set string".
 */
export const EMPTY = {
  text: { unset: '', mapping: { '': undefined } },
  number: { unset: null, mapping: { null: undefined } },
} as const;

/** An empty field for each text and figure that a story does not set. */
export const emptyFields: ArgsEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, type]) => ('unset' in type ? [[name, type['unset']]] : [])),
  );

/** The args that a story sets: not those of empty fields. */
export const setArgs = ({ argTypes, initialArgs }: Pick<PreparedStory, 'argTypes' | 'initialArgs'>): Args =>
  Object.fromEntries(Object.entries(initialArgs).filter(([name]) => !('unset' in (argTypes[name] ?? {}))));

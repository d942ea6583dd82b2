/** Keys of EditableList only: the English text is the key; translations are in src/messages. */
export type EditableListText =
  | 'Move {name} down'
  | 'Move {name} up'
  | 'Remove {name}'
  | 'Rename {name}'
  | '{name}, {place} of {count}';

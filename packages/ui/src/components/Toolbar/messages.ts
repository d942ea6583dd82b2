/** Keys of Toolbar only: the English text is the key; translations are in src/messages. */
export type ToolbarText = 'Tools for {title}';

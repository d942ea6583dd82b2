/** What Toolbar says by itself. */
export type ToolbarText = 'Tools for {title}';

/** The texts of Toolbar. */
export type ToolbarText = 'Tools for {title}';

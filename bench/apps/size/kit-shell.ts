/** The frame of an app with its overlays: what is there before the first toast. */
export { AppShell, Button, Dialog, IconButton, Menu, Popover, UiProvider } from '@instore/ui';

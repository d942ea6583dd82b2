// A module of its own, so that React Aria's dialog is loaded with it and not with the first page.
export { ConfirmDialog } from '@instore/ui';

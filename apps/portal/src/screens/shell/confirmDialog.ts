// A module of its own, so that React Aria's dialog is a chunk of its own and not part of the first load.
export { ConfirmDialog } from '@instore/ui';

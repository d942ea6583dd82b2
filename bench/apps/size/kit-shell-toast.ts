export * from './kit-shell.ts';
export { ToastRegion, toasts } from '@instore/ui';

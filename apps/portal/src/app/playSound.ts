// A module of its own: sounds are loaded after the first paint.
export { playSound } from '@instore/ui';

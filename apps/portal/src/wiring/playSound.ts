// A module of its own: the first sound is heard long after the first paint.
export { playSound } from '@instore/ui';

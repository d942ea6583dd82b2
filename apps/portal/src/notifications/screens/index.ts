/** Screen parts that other subjects may import. */
export { Bell } from './Bell.tsx';
export { bellSound } from './bellSound.ts';

export type { PushStore } from './push.ts';

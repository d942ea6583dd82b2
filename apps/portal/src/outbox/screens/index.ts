/** Screen parts that other subjects may import. */
export { OutboxBanner } from './OutboxBanner.tsx';
export { WaitingWriteMark } from './WaitingWriteMark.tsx';
export { OutboxPanel } from './outboxOnDemand.ts';

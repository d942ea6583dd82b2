/** Screen parts that other subjects may import. */
export { QueueBanner } from './QueueBanner.tsx';
export { WaitingWriteMark } from './WaitingWriteMark.tsx';
export { OutboxPanel } from './outboxOnDemand.ts';

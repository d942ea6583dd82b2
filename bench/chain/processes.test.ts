import { expect, test } from 'vitest';
import { countConnections, parseStat, sumTree } from './processes.ts';

const stat = (pid: number, parent: number, ticks: number, pages: number) =>
  `${pid} (a (b) c) S ${parent} 1 1 0 -1 4194304 1 1 0 0 ${ticks} 2 3 4 20 0 11 0 100 1000 ${pages} 18446744073709551615 1`;

test('a process whose name has brackets is read', () => {
  expect(parseStat(stat(12, 3, 100, 50))).toEqual({ pid: 12, parent: 3, ticks: 109, residentPages: 50 });
});

test('the usage of a process has that of its descendants, and of no other process', () => {
  const stats = [stat(30, 20, 1, 1), stat(20, 10, 1, 2), stat(10, 1, 1, 4), stat(40, 1, 1000, 1000)].map(parseStat);
  expect(sumTree(10, stats)).toEqual({ cpuMs: 300, residentBytes: 7 * 4096 });
});

test('connections that one end has closed do not count', () => {
  const tcp = `  sl  local_address rem_address   st tx_queue
   0: 0100007F:1004 00000000:0000 0A 00000000:00000000
   1: 0100007F:1004 0100007F:8C3A 01 00000000:00000000
   2: 0100007F:8C3A 0100007F:1004 01 00000000:00000000
   3: 0100007F:1004 0100007F:8C3B 08 00000000:00000000`;
  expect(countConnections(tcp, 4100)).toBe(1);
});

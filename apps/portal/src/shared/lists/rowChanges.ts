/** Which rows changed here and when: the answer to a read that began before is older than the change. */
export class RowChanges {
  /** Number of changes so far; noted when a read begins. */
  count = 0;
  private readonly latest = new Map<string, number>();

  note(id: string): void {
    this.count += 1;
    this.latest.set(id, this.count);
  }

  /** Forgets a row that has left the list while no read was in flight. */
  forget(id: string): void {
    this.latest.delete(id);
  }

  /** Whether a row changed after a read began. */
  isAfter(id: string, askedAt: number): boolean {
    return (this.latest.get(id) ?? 0) > askedAt;
  }
}

/** Which rows changed here and when: the answer to a question that was asked before is older than the change. */
export class RowChanges {
  /** Number of changes so far; taken when a question is asked. */
  count = 0;
  private readonly latest = new Map<string, number>();

  note(id: string): void {
    this.count += 1;
    this.latest.set(id, this.count);
  }

  /** Forgets a row that has left the list while no question was open. */
  forget(id: string): void {
    this.latest.delete(id);
  }

  /** Whether a row changed after a question was asked. */
  isAfter(id: string, askedAt: number): boolean {
    return (this.latest.get(id) ?? 0) > askedAt;
  }
}

/** Moves of one applicant that are not answered yet. */
interface Line {
  waiting: number;
  /** One of them was refused. */
  refused: boolean;
  turn: Promise<unknown>;
}

/**
 * Moves of each applicant, one after the other: each is sent with the version that the one before gave, else the second of two quick ones would be
 * refused as somebody's who did not know of the first.
 */
export class MoveQueue {
  private readonly lines = new Map<number, Line>();
  /** What one's own last move gave; the page may not show it yet. */
  private readonly versions = new Map<number, number>();

  /**
   * @param seen the version that whoever moves has seen
   * @param send gives the version after it; what waits behind one that fails is not sent, as it went out from what is not so
   * @returns whether it was sent
   */
  move(id: number, seen: number, send: (version: number) => Promise<number>): Promise<boolean> {
    const line = this.lines.get(id) ?? { waiting: 0, refused: false, turn: Promise.resolve() };
    this.lines.set(id, line);
    line.waiting += 1;
    const turn = line.turn.then(() => this.take(id, line, seen, send));
    line.turn = turn.catch(() => undefined);
    return turn;
  }

  /** Whether no further move waits behind the one that is being sent. */
  isLast(id: number): boolean {
    return (this.lines.get(id)?.waiting ?? 1) === 1;
  }

  /** Once no move is on its way. */
  async settled(): Promise<void> {
    while (this.lines.size > 0) await Promise.all([...this.lines.values()].map(({ turn }) => turn));
  }

  private async take(
    id: number,
    line: Line,
    seen: number,
    send: (version: number) => Promise<number>,
  ): Promise<boolean> {
    try {
      if (line.refused) return false;
      this.versions.set(id, await send(Math.max(seen, this.versions.get(id) ?? 0)));
      return true;
    } catch (error) {
      line.refused = true;
      throw error;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) this.lines.delete(id);
    }
  }
}

/** Those of this page: list, board and the applicant beside them move the same people. */
export const moves = new MoveQueue();

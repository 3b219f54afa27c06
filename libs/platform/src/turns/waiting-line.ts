interface LineBounds {
  running: number;
  waiting: number;
  /** Of one owner, what runs and what waits together. */
  ofOne?: number;
  /** Nobody waits longer. */
  waitMs?: number;
}

interface Waiter {
  owner: number | undefined;
  begin: () => void;
}

/** Lets so many pieces of work run at a time and so many wait, in the order of their coming; who has just had a turn stands behind the others. */
export class WaitingLine {
  private running = 0;
  private readonly waiting: Waiter[] = [];
  private readonly held = new Map<number, number>();

  constructor(
    private readonly most: LineBounds,
    private readonly refuse: (waiting: number) => Error,
  ) {}

  /**
   * @param owner for whom it is done, as an account's id; nobody's work is bounded by the whole line alone
   * @throws Error that of `refuse`, when the line is full, when the owner has enough in it, or when the wait is over
   */
  async run<T>(work: () => Promise<T>, owner?: number): Promise<T> {
    this.enter(owner);
    try {
      if (this.running < this.most.running) this.running += 1;
      else await this.turn(owner);
    } catch (error) {
      this.leave(owner);
      throw error;
    }
    try {
      return await work();
    } finally {
      this.leave(owner);
      this.handOn(owner);
    }
  }

  private enter(owner: number | undefined): void {
    const isFull = this.running >= this.most.running && this.waiting.length >= this.most.waiting;
    const held = owner === undefined ? 0 : (this.held.get(owner) ?? 0);
    if (isFull || held >= (this.most.ofOne ?? Number.POSITIVE_INFINITY)) {
      throw this.refuse(this.waiting.length);
    }
    if (owner !== undefined) this.held.set(owner, held + 1);
  }

  private leave(owner: number | undefined): void {
    if (owner === undefined) return;
    const left = (this.held.get(owner) ?? 0) - 1;
    if (left > 0) this.held.set(owner, left);
    else this.held.delete(owner);
  }

  private turn(owner: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter = { owner, begin: resolve };
      this.waiting.push(waiter);
      const { waitMs } = this.most;
      if (waitMs === undefined) return;
      const over = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiter), 1);
        reject(this.refuse(this.waiting.length));
      }, waitMs);
      waiter.begin = () => {
        clearTimeout(over);
        resolve();
      };
    });
  }

  /** Who leaves hands the place on: it stays counted. */
  private handOn(owner: number | undefined): void {
    const other = owner === undefined ? 0 : this.waiting.findIndex((one) => one.owner !== owner);
    const [next] = this.waiting.splice(Math.max(other, 0), 1);
    if (next === undefined) this.running -= 1;
    else next.begin();
  }
}

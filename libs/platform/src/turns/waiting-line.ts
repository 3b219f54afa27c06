/** Lets so many pieces of work run at a time and so many wait, in the order of their coming. */
export class WaitingLine {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly most: { running: number; waiting: number },
    private readonly refuse: (waiting: number) => Error,
  ) {}

  /** @throws Error that of `refuse`, when the line is full */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.most.running) {
      if (this.waiting.length >= this.most.waiting) {
        throw this.refuse(this.waiting.length);
      }
      // Who leaves hands the place on: it stays counted.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) {
        this.running -= 1;
      } else {
        next();
      }
    }
  }
}

import cliProgress from 'cli-progress';

const LINE_EVERY_MS = 5_000;

/** Progress of long work: a bar on a terminal, a line every few seconds elsewhere. */
export class Progress {
  private readonly bar: cliProgress.SingleBar | undefined;
  private lastLine = Date.now();
  private started = false;

  constructor(private readonly title: string) {
    this.bar = process.stderr.isTTY
      ? new cliProgress.SingleBar({
          format: `${title} {bar} {value}/{total} · {duration_formatted}`,
          stream: process.stderr,
          hideCursor: true,
        })
      : undefined;
  }

  /** @param total 0 while it is not known */
  update(done: number, total: number): void {
    if (this.bar) {
      if (!this.started) {
        this.bar.start(total, done);
      }
      this.bar.setTotal(Math.max(total, done));
      this.bar.update(done);
    } else if (Date.now() - this.lastLine >= LINE_EVERY_MS) {
      this.lastLine = Date.now();
      process.stderr.write(`${this.title}: ${done}${total > 0 ? ` of ${total}` : ''}\n`);
    }
    this.started = true;
  }

  stop(): void {
    if (this.started) {
      this.bar?.stop();
    }
  }
}

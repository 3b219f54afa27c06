import { readFileSync } from 'node:fs';

/** The time of the product; tests move it. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}

/** The system's time and the milliseconds that stand in a file, with which tests move the time of processes that run. */
export class OffsetClock extends Clock {
  constructor(private readonly file: string) {
    super();
  }

  override now(): Date {
    return new Date(Date.now() + Number(readFileSync(this.file, 'utf8')));
  }
}

/** A clock that stands still until a test moves it. */
export class MovableClock extends Clock {
  constructor(private current: Date = new Date()) {
    super();
  }

  override now(): Date {
    return new Date(this.current);
  }

  set(moment: Date): void {
    this.current = moment;
  }

  advance(milliseconds: number): void {
    this.current = new Date(this.current.getTime() + milliseconds);
  }
}

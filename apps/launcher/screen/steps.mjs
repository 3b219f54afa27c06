import { paint } from './problem.mjs';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;

/** Shows what goes on: a turning line on a terminal, plain lines elsewhere. Keeps the seconds of each step. */
export class Steps {
  /** @type {{ name: string, seconds: number }[]} */
  taken = [];
  #started = performance.now();

  /** @param {NodeJS.WriteStream} [out] */
  constructor(out = process.stdout) {
    this.out = out;
  }

  /**
   * Runs one step and shows it until it ends.
   * @template T
   * @param {string} name short, for the summary
   * @param {string} doing what is shown meanwhile
   * @param {() => Promise<T>} work
   * @param {number} [startedAt] when the work began earlier, in the background (performance.now())
   * @returns {Promise<T>}
   */
  async step(name, doing, work, startedAt = performance.now()) {
    const stopShowing = this.#show(doing, startedAt);
    try {
      const result = await work();
      const seconds = (performance.now() - startedAt) / 1000;
      this.taken.push({ name, seconds });
      stopShowing(`${paint('✔', 32)} ${doing} ${dim(`${seconds.toFixed(1)} s`)}`);
      return result;
    } catch (error) {
      stopShowing(`${paint('✖', 31)} ${doing}`);
      throw error;
    }
  }

  /** @param {string} line */
  say(line) {
    this.out.write(`${line}\n`);
  }

  /** All steps with their seconds, in one line. */
  summary() {
    const total = (performance.now() - this.#started) / 1000;
    return [...this.taken, { name: 'together', seconds: total }]
      .map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`)
      .join(' · ');
  }

  /**
   * @param {string} doing
   * @param {number} startedAt
   * @returns {(lastLine: string) => void}
   */
  #show(doing, startedAt) {
    if (!this.out.isTTY) {
      this.say(`  ${doing} …`);
      return (lastLine) => this.say(lastLine);
    }
    let frame = 0;
    const draw = () => {
      const seconds = Math.floor((performance.now() - startedAt) / 1000);
      frame = (frame + 1) % FRAMES.length;
      this.out.write(`\r\u001b[K${paint(FRAMES[frame] ?? '', 33)} ${doing} … ${dim(`${seconds} s`)}`);
    };
    draw();
    const timer = setInterval(draw, FRAME_MS);
    return (lastLine) => {
      clearInterval(timer);
      this.out.write(`\r\u001b[K${lastLine}\n`);
    };
  }
}

/** @param {string} text */
export function dim(text) {
  return paint(text, 2);
}

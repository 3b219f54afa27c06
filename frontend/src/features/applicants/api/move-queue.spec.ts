import { describe, expect, it } from '@jest/globals';
import { MoveQueue } from './move-queue.js';

/** A server that takes a move with the version it knows, once it is told to. */
function server() {
  const state = { version: 1, sent: [] as number[] };
  const held: (() => void)[] = [];
  const send = async (version: number) => {
    state.sent.push(version);
    await new Promise<void>((resolve) => held.push(resolve));
    if (version !== state.version) throw new Error('Moved elsewhere');
    state.version += 1;
    return state.version;
  };
  const answer = async () => {
    await soon();
    held.shift()?.();
    await soon();
  };
  return { state, send, answer };
}

/** When all that can go on has. */
const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('moves of one applicant', () => {
  it('are sent one after the other, each with the version that the one before gave', async () => {
    const queue = new MoveQueue();
    const { state, send, answer } = server();
    const first = queue.move(7, 1, send);
    const second = queue.move(7, 1, send);
    await soon();
    expect([state.sent, queue.isLast(7)]).toEqual([[1], false]);
    await answer();
    expect([state.sent, queue.isLast(7)]).toEqual([[1, 2], true]);
    await answer();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    // The page may still show what was before.
    const third = queue.move(7, 1, send);
    await answer();
    expect(await third).toBe(true);
  });

  it('are dropped behind one that was refused; the next one begins from what is seen then', async () => {
    const queue = new MoveQueue();
    const { state, send, answer } = server();
    state.version = 5;
    const first = queue.move(7, 1, send).catch((error: Error) => error.message);
    const second = queue.move(7, 1, send);
    await answer();
    expect([await first, await second, state.sent]).toEqual(['Moved elsewhere', false, [1]]);
    const again = queue.move(7, 5, send);
    await answer();
    expect(await again).toBe(true);
  });

  it('do not wait for those of others, and tell when all are through', async () => {
    const queue = new MoveQueue();
    const [one, other] = [server(), server()];
    void queue.move(1, 1, one.send);
    void queue.move(2, 1, other.send);
    let through = false;
    const settled = queue.settled().then(() => {
      through = true;
    });
    await other.answer();
    expect([one.state.sent, other.state.sent, through]).toEqual([[1], [1], false]);
    await one.answer();
    await settled;
    expect(through).toBe(true);
  });
});

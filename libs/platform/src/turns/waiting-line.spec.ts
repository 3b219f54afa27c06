import { describe, expect, it } from '@jest/globals';
import { WaitingLine } from './waiting-line.js';

/** Pieces of work that end when they are told to. */
function pieces(line: WaitingLine) {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const add = (name: string, owner?: number) =>
    line.run(() => {
      started.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error)));
      });
    }, owner);
  return { started, add, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

describe('WaitingLine', () => {
  it('lets so many run, so many wait in their order, and refuses the rest', async () => {
    const { started, add, end } = pieces(
      new WaitingLine({ running: 2, waiting: 2 }, (waiting) => new Error(`${waiting} wait`)),
    );
    const work = ['a', 'b', 'c', 'd'].map((name) => add(name));
    await expect(add('e')).rejects.toThrow('2 wait');
    expect(started).toEqual(['a', 'b']);
    end('b');
    expect(await work[1]).toBe('b');
    expect(started).toEqual(['a', 'b', 'c']);
    end('a', new Error('broken'));
    await expect(work[0]).rejects.toThrow('broken');
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    end('c');
    end('d');
    await Promise.all(work.slice(2));
    const next = ['f', 'g', 'h'].map((name) => add(name));
    expect(started.slice(4)).toEqual(['f', 'g']);
    end('f');
    await next[0];
    expect(started.slice(4)).toEqual(['f', 'g', 'h']);
  });

  it('takes so much of one owner and no more, and lets others in between', async () => {
    const { started, add, end } = pieces(
      new WaitingLine({ running: 1, waiting: 10, ofOne: 2 }, (waiting) => new Error(`${waiting} wait`)),
    );
    const work = [add('a1', 1), add('a2', 1)];
    await expect(add('a3', 1)).rejects.toThrow('1 wait');
    work.push(add('b1', 2), add('b2', 2));
    const turns = ['a1', 'b1', 'a2', 'b2'];
    for (const [at, name] of turns.entries()) {
      expect(started).toEqual(turns.slice(0, at + 1));
      end(name);
      await new Promise(setImmediate);
    }
    await Promise.all(work);
    const again = add('a4', 1);
    expect(started.at(-1)).toBe('a4');
    end('a4');
    expect(await again).toBe('a4');
  });

  it('sends away who has waited for long, and keeps the place of nobody', async () => {
    const { started, add, end } = pieces(
      new WaitingLine({ running: 1, waiting: 1, ofOne: 1, waitMs: 20 }, () => new Error('come again')),
    );
    const first = add('a', 1);
    await expect(add('b', 2)).rejects.toThrow('come again');
    const second = add('b', 2);
    end('a');
    await first;
    expect(started).toEqual(['a', 'b']);
    end('b');
    expect(await second).toBe('b');
  });
});

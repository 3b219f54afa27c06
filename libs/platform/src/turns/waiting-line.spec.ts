import { describe, expect, it } from '@jest/globals';
import { WaitingLine } from './waiting-line.js';

/** Pieces of work that end when they are told to. */
function pieces(line: WaitingLine) {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const add = (name: string) =>
    line.run(() => {
      started.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error)));
      });
    });
  return { started, add, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

describe('WaitingLine', () => {
  it('lets so many run, so many wait in their order, and refuses the rest', async () => {
    const { started, add, end } = pieces(
      new WaitingLine({ running: 2, waiting: 2 }, (waiting) => new Error(`${waiting} wait`)),
    );
    const work = ['a', 'b', 'c', 'd'].map(add);
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
    const next = ['f', 'g', 'h'].map(add);
    expect(started.slice(4)).toEqual(['f', 'g']);
    end('f');
    await next[0];
    expect(started.slice(4)).toEqual(['f', 'g', 'h']);
  });
});

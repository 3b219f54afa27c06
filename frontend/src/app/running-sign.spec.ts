import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { countRequest } from '../api/request-activity.js';
import { partsOnTheirWay } from '../ui/parts-on-their-way.js';
import { watchRunning } from './running-sign.js';

let queries: QueryClient;
let told: boolean[];
let waiting: (() => void)[];
let stop: () => void;

beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  [told, waiting] = [[], []];
  stop = watchRunning(
    queries,
    (running) => told.push(running),
    (run) => waiting.push(run),
  );
});
afterEach(() => stop());

function beIdle(): void {
  for (const run of waiting.splice(0)) run();
}

/** An answer that comes when it is told to. */
function held() {
  let come = () => {};
  const answer = new Promise<string>((resolve) => {
    come = () => resolve('there');
  });
  return { answer, come };
}

describe('the sign that a page runs', () => {
  it('comes when there is nothing else to do', () => {
    expect(told).toEqual([]);
    beIdle();
    expect(told).toEqual([true]);
  });

  it('is away while a request is on its way', async () => {
    const { answer, come } = held();
    const asked = countRequest('/api/jobs', () => answer);
    beIdle();
    expect(told).toEqual([false]);
    come();
    await asked;
    expect(told).toEqual([false]);
    beIdle();
    expect(told).toEqual([false, true]);
  });

  it('is away while a query waits for its answer, whoever asks for it', async () => {
    const { answer, come } = held();
    const asked = queries.fetchQuery({ queryKey: ['offers'], queryFn: () => answer });
    beIdle();
    expect(told).not.toContain(true);
    come();
    await asked;
    beIdle();
    expect(told.at(-1)).toBe(true);
  });

  it('is away while a part of the page is on its way to its place', () => {
    const end = partsOnTheirWay.begin();
    beIdle();
    expect(told).toEqual([false]);
    end();
    beIdle();
    expect(told).toEqual([false, true]);
  });

  it('tells nothing any more once it has ended', async () => {
    beIdle();
    stop();
    await countRequest('/api/jobs', async () => 'there');
    beIdle();
    expect(told).toEqual([true]);
  });
});

import type { EngineName } from '@babelboard/search';

/** Times of one query on one engine and board, in milliseconds. */
export interface MeasuredQuery {
  offers: number;
  engine: EngineName;
  name: string;
  hits: number;
  engineTimes: number[];
  pageTimes: number[];
  apiTimes: number[];
}

/** Largest board on which the PostgreSQL engine has to keep its goal. */
const POSTGRES_GOAL_OFFERS = 100_000;

const MEDIAN = 0.5;
const MOST = 0.95;

export function printTimes(rows: MeasuredQuery[], print: (line: string) => void): void {
  print(
    'engine       query                                  hits  engine   engine + page     API             API ÷ (engine + page)',
  );
  print(
    '                                                             p50     p50     p95     p50     p95   ratio  more ms',
  );
  for (const { offers, engine, name, hits, engineTimes, pageTimes, apiTimes } of rows) {
    const figures = [
      quantile(engineTimes, MEDIAN),
      quantile(pageTimes, MEDIAN),
      quantile(pageTimes, MOST),
      quantile(apiTimes, MEDIAN),
      quantile(apiTimes, MOST),
    ];
    const [, page = 0, most = 0, api = 0] = figures;
    const isFast = engine !== 'postgres' || offers > POSTGRES_GOAL_OFFERS || most < 100;
    const kept = api <= Math.max(1.5 * page, page + 3) && isFast;
    print(
      `${engine.padEnd(12)} ${name.padEnd(34)}${String(hits).padStart(8)}${figures.map(aligned).join('')}` +
        `${(api / page).toFixed(2).padStart(8)}${aligned(api - page)}   ${kept ? 'goal kept' : 'GOAL MISSED'}`,
    );
  }
}

/** How much longer each query takes on the largest board than on the smallest, by p50 of engine + page. */
export function printGrowth(rows: MeasuredQuery[], print: (line: string) => void): void {
  const smallest = Math.min(...rows.map(({ offers }) => offers));
  const largest = (engine: EngineName) =>
    Math.max(...rows.filter((row) => row.engine === engine).map(({ offers }) => offers));
  const small = rows.filter(({ offers }) => offers === smallest);
  if (small.every(({ engine }) => largest(engine) === smallest)) {
    return;
  }
  print('\ngrowth       query                                 from      to     p50     p50   ratio');
  for (const row of small) {
    const other = rows.find(
      ({ engine, name, offers }) => engine === row.engine && name === row.name && offers === largest(row.engine),
    );
    const [from, to] = [quantile(row.pageTimes, MEDIAN), quantile(other?.pageTimes ?? [], MEDIAN)];
    const verdict = row.name !== 'home' ? '' : to <= 2 * from ? '   goal kept' : '   GOAL MISSED';
    print(
      `${row.engine.padEnd(12)} ${row.name.padEnd(34)}${String(row.offers).padStart(8)}` +
        `${String(other?.offers ?? 0).padStart(8)}${aligned(from)}${aligned(to)}${(to / from).toFixed(2).padStart(8)}${verdict}`,
    );
  }
}

function aligned(value: number): string {
  return value.toFixed(1).padStart(8);
}

function quantile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

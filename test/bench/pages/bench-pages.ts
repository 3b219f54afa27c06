import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, BROWSER_PROGRAM } from '../../support/browser.js';
import { freePort } from '../../support/free-port.js';
import { slowestAnswer } from './slowest-answer.js';

export interface PagesBenchOptions {
  /** Address of a board that runs. */
  url: string;
  runs: number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What the median of the runs must reach, in points of 100. */
const GOALS: Record<(typeof CATEGORIES)[number], number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const MOST_LAYOUT_SHIFT = 0.05;
/** Milliseconds, as Lighthouse reckons them for a phone on slow 4G. */
const LATEST_PAINT = 1_500;
/** Milliseconds, on a processor four times slower. */
const SLOWEST_ANSWER = 100;
const MOST_ATTEMPTS = 3;

type Audit = { score: number | null; title: string; numericValue?: number };
type Report = { categories: Record<string, { score: number | null }>; audits: Record<string, Audit> };

/**
 * Lighthouse's scores of home, list and offer as a phone on a slow network sees them: the median of several runs, with
 * what is not perfect. Gives how many goals were missed.
 */
export async function benchPages(options: PagesBenchOptions, print: (line: string) => void): Promise<number> {
  const base = options.url.replace(/\/+$/, '');
  let missed = 0;
  for (const [name, path] of await pagesOf(base)) {
    const reports: Report[] = [];
    for (let run = 0; run < options.runs; run += 1) {
      reports.push(await audit(base + path));
    }
    const scores = CATEGORIES.map((category) => ({
      category,
      score: median(reports.map(({ categories }) => 100 * (categories[category]?.score ?? 0))),
    }));
    const measured = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Infinity));
    const [shift, paint] = [measured('cumulative-layout-shift'), measured('largest-contentful-paint')];
    const answer = await slowestAnswer(base + path);
    missed += scores.filter(({ category, score }) => score < GOALS[category]).length;
    missed += [shift < MOST_LAYOUT_SHIFT, paint <= LATEST_PAINT, answer <= SLOWEST_ANSWER].filter((met) => !met).length;
    print(`${name.padEnd(6)} ${scores.map(({ category, score }) => `${category} ${score}`).join(', ')}`);
    print(
      `       CLS ${shift.toFixed(3)}, LCP ${Math.round(paint)} ms, FCP ${Math.round(measured('first-contentful-paint'))} ms, TBT ${Math.round(measured('total-blocking-time'))} ms, slowest answer to a touch or key ${answer} ms`,
    );
    for (const line of flaws(reports)) {
      print(`       ${line}`);
    }
  }
  return missed;
}

async function pagesOf(base: string): Promise<[name: string, path: string][]> {
  const list = '/jobs-for-German-speakers';
  const response = await fetch(`${base}/api${list}?_size=1`);
  const { jobs } = (await response.json()) as { jobs: { data: { url: string }[] } };
  const offer = jobs.data[0]?.url;
  if (offer === undefined) {
    throw new Error(`${base}${list} has no offer; seed the board first`);
  }
  return [
    ['home', '/'],
    ['list', list],
    ['offer', offer],
  ];
}

/** Now and then the browser's trace lacks its beginning; such a run says nothing about the page. */
async function audit(url: string): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    const { runtimeError, ...report } = await runLighthouse(url);
    if (runtimeError === undefined) {
      return report;
    }
    if (attempt === MOST_ATTEMPTS) {
      throw new Error(`Lighthouse gave no report of ${url}: ${runtimeError.message}`);
    }
  }
}

/** A browser of its own for each run, so that nothing is in a cache. */
async function runLighthouse(url: string): Promise<Report & { runtimeError?: { message: string } }> {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: BROWSER_PROGRAM,
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
    if (result === undefined) {
      throw new Error(`Lighthouse gave no report of ${url}`);
    }
    return result.lhr as unknown as Report & { runtimeError?: { message: string } };
  } finally {
    await browser.close();
  }
}

/** Audits that some run failed, worst first. */
function flaws(reports: Report[]): string[] {
  const worst = new Map<string, number>();
  for (const { audits } of reports) {
    for (const { title, score } of Object.values(audits)) {
      if (score !== null && score < 0.9) {
        worst.set(title, Math.min(worst.get(title) ?? 1, score));
      }
    }
  }
  return [...worst].sort((a, b) => a[1] - b[1]).map(([title, score]) => `${Math.round(score * 100)} ${title}`);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

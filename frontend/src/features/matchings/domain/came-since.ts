import type { MatchedJob } from '@babelboard/wire';

/** Counts those that nobody had seen before and that were found after a moment: what a discarded one makes room for was there already. */
export function cameSince(
  jobs: readonly { id: number; matching: Pick<MatchedJob['matching'], 'found_at'> }[],
  fresh: ReadonlySet<number>,
  since: number,
): number {
  return jobs.filter(({ id, matching }) => fresh.has(id) && Date.parse(matching.found_at) > since).length;
}

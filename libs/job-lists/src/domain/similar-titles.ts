const MOST_WORDS = 4;
/** Shorter ones are mostly articles and prepositions. */
const SHORTEST_WORD = 4;

/** What stands in brackets and behind a dash, a bar or a comma says more about the place or the contract than about the job. */
const ASIDE = /\([^)]*\)|\[[^\]]*\]|\s[-–—|•:].*$|[|,;].*$/gu;

/**
 * What to search for to find offers like one with this title: the title without asides, then its first words one by one. A search
 * must have all words, so the whole title finds its equals and the words find its kin, in other languages too.
 */
export function similarTitleKeywords(title: string): string[] {
  const core = title.replace(ASIDE, ' ').replace(/\s+/g, ' ').trim() || title.trim();
  const words = (core.match(/\p{L}[\p{L}\p{M}\p{N}+#]*/gu) ?? []).filter((word) => word.length >= SHORTEST_WORD);
  return [...new Set([core, ...words.slice(0, MOST_WORDS)])].filter((text) => text !== '');
}

/** Damps the lead of the first ranks, so that an offer that several searches find beats the first one of a single search. */
const RANK_DAMPING = 20;

/**
 * Ids that several searches found, best first: each search gives its offers the more the higher they stand and the fewer it
 * finds, as a rare word says more than a common one. Reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009)
 * weighted by inverse document frequency (Spärck Jones, 1972).
 */
export function rankByRarity(found: { ids: number[]; total: number }[], offers: number): number[] {
  const scores = new Map<number, number>();
  for (const { ids, total } of found) {
    const weight = Math.log(1 + offers / Math.max(total, 1));
    ids.forEach((id, rank) => {
      scores.set(id, (scores.get(id) ?? 0) + weight / (RANK_DAMPING + rank));
    });
  }
  return [...scores].sort(([, one], [, other]) => other - one).map(([id]) => id);
}

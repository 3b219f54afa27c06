import type { JobCard } from '@babelboard/wire';

/** The address of the original ad, if it is one that a browser may open. */
export function originalAd({ extra }: JobCard): string | null {
  return extra.redirect !== null && /^https?:\/\//i.test(extra.redirect) ? extra.redirect : null;
}

import type { JobMatching, MatchingPartName } from '@babelboard/wire';

/** Tells why one stands above the next: by the part that brings it the most points more, or by nothing where both fit as well. */
export function aboveNext(one: JobMatching, next: JobMatching): MatchingPartName | 'equal' {
  if (one.score <= next.score) return 'equal';
  const others = pointsOf(next);
  const ahead = [...pointsOf(one)].map(([part, points]) => ({ part, by: points - (others.get(part) ?? 0) }));
  const [most] = ahead.sort((a, b) => b.by - a.by);
  return most === undefined || most.by <= 0 ? 'equal' : most.part;
}

function pointsOf({ parts }: JobMatching): Map<MatchingPartName, number> {
  return new Map(parts.map(({ part, fit, weight }) => [part, fit * weight]));
}

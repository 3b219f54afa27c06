import type { OfferFiguresResponse } from '@babelboard/wire';

const NONE = { views: 0, redirects: 0, applications: 0 };
type Counts = typeof NONE;
type Day = OfferFiguresResponse['days'][number];

/** Figures by day and platform, and added up; offers and applications each count theirs. */
export function presentFigures(
  seen: readonly Omit<Day, 'applications'>[],
  applied: readonly Omit<Day, 'views' | 'redirects'>[],
  applyHere: boolean,
): OfferFiguresResponse {
  const counted = [...seen, ...applied].map((one) => ({ ...NONE, ...one }));
  const [totals = NONE] = addUp(counted, () => ({}));
  return {
    days: addUp(counted, ({ day, platform }) => ({ day, platform })),
    applications: addUp(counted, ({ day }) => ({ day })).flatMap(({ day, applications }) =>
      applications === 0 ? [] : [{ day, applications }],
    ),
    platforms: addUp(counted, ({ platform }) => ({ platform })),
    totals: countsOf({ ...totals, applyHere }),
  };
}

/** What was counted, with what it says: of those who saw the offer, how many went on. */
export function countsOf({ applyHere, ...counts }: Counts & { applyHere: boolean }): OfferFiguresResponse['totals'] {
  const { views, redirects, applications } = counts;
  const wentOn = applyHere ? applications : redirects;
  return { ...counts, conversion: views === 0 ? null : Math.min(1, wentOn / views) };
}

/** One sum for each key, in their order. */
function addUp<Key extends object>(counted: readonly (Day & Counts)[], keyOf: (one: Day) => Key): (Key & Counts)[] {
  const sums = new Map<string, Key & Counts>();
  for (const one of counted) {
    const key = keyOf(one);
    const { views, redirects, applications } = sums.get(JSON.stringify(key)) ?? NONE;
    sums.set(JSON.stringify(key), {
      ...key,
      views: views + one.views,
      redirects: redirects + one.redirects,
      applications: applications + one.applications,
    });
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

import type { Naming } from './naming-map.js';

/** A name that more concepts share tells nothing. */
export const MOST_CONCEPTS = 8;
/** Of the concepts that share a name so many are taken, the surest first. */
const TAKEN_CONCEPTS = 3;

/** Names in the language of the ad count before English ones and those before others; preferred names before the rest, what is said of several last. */
export function conceptsOf(namings: Naming[], language: string | null): number[] {
  const rank = ({ standing, ...naming }: Naming) =>
    (standing === 'related' ? 6 : 0) + 2 * spokenRank(naming, language) + (standing === 'preferred' ? 0 : 1);
  const ids = [...new Set([...namings].sort((a, b) => rank(a) - rank(b)).map(({ conceptId }) => conceptId))];
  return ids.length > MOST_CONCEPTS ? [] : ids.slice(0, TAKEN_CONCEPTS);
}

/** A word may be the name of another thing in another language: only the surest one is said. */
export function calledOf(namings: Naming[], language: string | null): number[] {
  const names = namings.filter(({ standing }) => standing !== 'related');
  const surest = Math.min(...names.map((naming) => spokenRank(naming, language)));
  return [
    ...new Set(names.filter((naming) => spokenRank(naming, language) === surest).map(({ conceptId }) => conceptId)),
  ].slice(0, TAKEN_CONCEPTS);
}

function spokenRank({ language }: Pick<Naming, 'language'>, ofAd: string | null): 0 | 1 | 2 {
  return language === ofAd ? 0 : language === 'en' ? 1 : 2;
}

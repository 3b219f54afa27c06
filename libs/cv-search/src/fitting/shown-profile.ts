import type { ShownProfile } from '@babelboard/matching/contract';
import { maskOf } from '../indexing/domain/mask-text.js';
import { knownOf, type WholePerson } from '../indexing/whole-people.js';

/** Makes of somebody what a fit is worked out from: nothing but what a company may see that does not know who it is, so that no reason tells more. */
export function shownProfile(whole: WholePerson): ShownProfile {
  const { profile } = whole;
  const mask = maskOf(knownOf(whole));
  return {
    id: profile.accountId,
    headlines: profile.texts.map(({ headline, language }) => ({ title: mask(headline), language })),
    languages: profile.languages,
    skillIds: profile.skills.flatMap(({ skillId }) => skillId ?? []),
    positions: profile.positions.map(({ said, startedOn, endedOn }) => ({
      titles: said.map(({ title, language }) => ({ title: mask(title), language })),
      startedOn,
      endedOn,
    })),
  };
}

import { checkLanguages } from '@babelboard/language-check';
import type { MetLanguage } from './matching.js';
import { type Judged, unsaid } from './part.js';
import type { AskedLanguage, WhatOfferAsks } from './what-offer-asks.js';
import type { WhatPersonBrings } from './what-person-brings.js';

/** The mandatory languages that somebody holds; null where they lack one, so that there is no matching. */
export function metLanguages(
  person: WhatPersonBrings,
  offer: Pick<WhatOfferAsks, 'mandatoryLanguages'>,
): MetLanguage[] | null {
  const verdicts = check(offer.mandatoryLanguages, person, true);
  if (verdicts.some(({ status }) => status !== 'met')) {
    return null;
  }
  return verdicts.flatMap(({ byAlternative, asked, held }, at) => {
    const language = offer.mandatoryLanguages[at];
    return byAlternative || language === undefined ? [] : [{ languageId: language.languageId, asked, held }];
  });
}

/** Judges the languages that an offer would like: the share that somebody holds. */
export function judgeWishedLanguages(person: WhatPersonBrings, offer: WhatOfferAsks): Judged {
  const { wishedLanguages } = offer;
  if (wishedLanguages.length === 0) {
    return unsaid('wished-languages', 'offer');
  }
  if (person.languages.length === 0) {
    return unsaid('wished-languages', 'person');
  }
  const held = check(wishedLanguages, person, false).flatMap(({ status }, at) =>
    status === 'met' ? (wishedLanguages[at]?.languageId ?? []) : [],
  );
  return { part: 'wished-languages', fit: held.length / wishedLanguages.length, languageIds: held };
}

function check(asked: readonly AskedLanguage[], { languages }: WhatPersonBrings, mandatory: boolean) {
  return checkLanguages(
    asked.map(({ slug, level, oneOf }) => ({ slug, rank: level, mandatory, oneOf })),
    languages.map(({ slug, level }) => ({ slug, rank: level })),
  );
}

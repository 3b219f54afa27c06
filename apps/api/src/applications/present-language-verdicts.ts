import type { SpokenLanguage } from '@babelboard/candidates';
import { checkLanguages, summariseLanguages } from '@babelboard/language-check';
import type { LanguageRequirement } from '@babelboard/offers/contract';
import { nameIn, type ReferenceCatalogue } from '@babelboard/reference-data';
import type { UiLanguage } from '@babelboard/texts';
import type { ApplicantCard, LanguageVerdict } from '@babelboard/wire';
import { presentLanguageLevel } from '../candidates/present-language-level.js';

interface Compared {
  asked: readonly LanguageRequirement[];
  held: readonly SpokenLanguage[];
}

/** Each language that an offer asks for, and whether a person has it, in the words of the wire. */
export function presentLanguageVerdicts(
  { asked, held }: Compared,
  catalogue: ReferenceCatalogue,
  language: UiLanguage,
): LanguageVerdict[] {
  const known = knownOf(asked, catalogue);
  const verdicts = checkLanguages(
    known.map(({ wanted }) => wanted),
    heldOf(held, catalogue),
  );
  return verdicts.flatMap(({ status, asked: rank, held: best, heldAs, byAlternative }, index) => {
    const one = known[index];
    return one === undefined
      ? []
      : [
          {
            id: one.record.id,
            name: nameIn(one.record, language).name,
            slug: one.record.slug,
            status,
            asked: rank === null ? null : presentLanguageLevel(rank),
            held: best === null ? null : presentLanguageLevel(best),
            held_as: nameOf(heldAs, held, catalogue, language),
            mandatory: one.wanted.mandatory,
            one_of: one.wanted.oneOf,
            by_alternative: byAlternative,
          },
        ];
  });
}

function nameOf(
  slug: string | null,
  held: readonly SpokenLanguage[],
  catalogue: ReferenceCatalogue,
  language: UiLanguage,
): string | null {
  const records = held.map(({ languageId }) => catalogue.language(languageId));
  const record = records.find((one) => one?.slug === slug);
  return record === undefined ? null : nameIn(record, language).name;
}

/** The same for one line of a list: in numbers, and which required ones are missing. */
export function summariseVerdicts({ asked, held }: Compared, catalogue: ReferenceCatalogue): ApplicantCard['check'] {
  const wanted = knownOf(asked, catalogue).map((one) => one.wanted);
  const verdicts = checkLanguages(wanted, heldOf(held, catalogue));
  const lacking = wanted.filter(({ mandatory }, index) => mandatory && verdicts[index]?.status === 'missing');
  return {
    ...summariseLanguages(wanted, verdicts),
    required: wanted.some(({ mandatory }) => mandatory),
    lacking: lacking.map(({ slug }) => slug),
  };
}

function knownOf(asked: readonly LanguageRequirement[], catalogue: ReferenceCatalogue) {
  return asked.flatMap(({ languageId, level: rank, mandatory, oneOfGroup: oneOf }) => {
    const record = catalogue.language(languageId);
    return record === undefined ? [] : [{ record, wanted: { slug: record.slug, rank, mandatory, oneOf } }];
  });
}

function heldOf(held: readonly SpokenLanguage[], catalogue: ReferenceCatalogue) {
  return held.flatMap(({ languageId, level: rank }) => {
    const record = catalogue.language(languageId);
    return record === undefined ? [] : [{ slug: record.slug, rank }];
  });
}

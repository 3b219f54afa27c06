import type { Formats } from '@babelboard/texts';
import type { MatchingPart, MatchingPartName, OfferFit } from '@babelboard/wire';
import { byWhatCounts, type Reason, toneOf } from '../../../fit/reason.js';
import type { Text, TextKey } from '../../../i18n/use-text.js';

/** What applications can say, by name. */
const PART_NAMES: Partial<Record<MatchingPartName, TextKey>> = {
  skills: 'applicants.fit-part-skills',
  occupation: 'applicants.fit-part-work',
  'wished-languages': 'applicants.fit-part-languages',
  experience: 'applicants.fit-part-experience',
};

/** What an offer is compared by most. */
const EXPECTED: readonly MatchingPartName[] = ['skills', 'occupation', 'experience'];

const CLOSENESS: Record<'same' | 'near' | 'group', [named: TextKey, plain: TextKey]> = {
  same: ['applicants.fit-work-same', 'applicants.fit-work-same-plain'],
  near: ['applicants.fit-work-near', 'applicants.fit-work-near-plain'],
  group: ['applicants.fit-work-group', 'applicants.fit-work-group-plain'],
};

type Part<Name extends MatchingPart['part']> = Extract<MatchingPart, { part: Name }>;

/** Says to a company what makes the fit of an applicant, in sentences: what counts for them first. */
export function fitReasons({ languages, parts, unsaid }: OfferFit, t: Text, format: Formats): Reason[] {
  const names = (all: readonly { name: string }[]) => format.and(all.map(({ name }) => name));
  const silent = (id: string, key: TextKey, open: OfferFit['unsaid']): Reason[] => {
    const said = open.flatMap(({ part }) => PART_NAMES[part] ?? []).map((name) => t(name));
    return said.length === 0 ? [] : [{ id, text: t(key, { parts: format.and(said) }), tone: 'unsaid' }];
  };
  const words = (part: MatchingPart): string | null => {
    switch (part.part) {
      case 'skills':
        return skillWords(part, t);
      case 'occupation':
        return workWords(part, t);
      case 'wished-languages':
        return part.languages.length === 0
          ? t('applicants.fit-wished-none')
          : t('applicants.fit-wished', { languages: names(part.languages) });
      case 'experience':
        return experienceWords(part, t);
      default:
        // Of the rest applications say nothing, so that it is not asked.
        return null;
    }
  };
  const spoken = t('applicants.fit-languages', { count: languages.length, languages: names(languages) });
  return [
    ...(languages.length === 0 ? [] : [{ id: 'languages', text: spoken, tone: 'met' as const }]),
    ...byWhatCounts(parts).flatMap((part): Reason[] => {
      const text = words(part);
      return text === null ? [] : [{ id: part.part, text, tone: toneOf(part) }];
    }),
    ...silent(
      'person',
      'applicants.fit-not-said',
      unsaid.filter(({ by }) => by === 'person'),
    ),
    ...silent(
      'offer',
      'applicants.fit-not-asked',
      unsaid.filter(({ by, part }) => by === 'offer' && EXPECTED.includes(part)),
    ),
  ];
}

function skillWords({ held, asked, near }: Part<'skills'>, t: Text): string {
  const values = { held: held.length, asked, near: near.length };
  return t(near.length === 0 ? 'applicants.fit-skills' : 'applicants.fit-skills-near', values);
}

function workWords({ fit, closeness, from, occupation }: Part<'occupation'>, t: Text): string {
  if (fit === 0) return t('applicants.fit-work-other');
  if (from === 'skills') return t('applicants.fit-work-skills');
  const [named, plain] = CLOSENESS[closeness];
  return occupation === null ? t(plain) : t(named, { occupation: occupation.name });
}

function experienceWords({ fit, asked, years }: Part<'experience'>, t: Text): string {
  if (asked === 0) return t('applicants.fit-experience-none');
  const values = { asked, count: Math.floor(years) };
  return t(fit >= 1 ? 'applicants.fit-experience' : 'applicants.fit-experience-less', values);
}

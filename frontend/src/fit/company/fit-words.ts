import type { Formats } from '@babelboard/texts';
import type { MatchingPart, MatchingPartName, OfferFit } from '@babelboard/wire';
import type { Text, TextKey } from '../../i18n/use-text.js';
import { byWhatCounts, type Reason, toneOf } from '../reason.js';

/** What is asked of applications and of people whom a company finds, by name. */
const PART_NAMES: Partial<Record<MatchingPartName, TextKey>> = {
  skills: 'fit.part-skills',
  occupation: 'fit.part-work',
  'wished-languages': 'fit.part-languages',
  experience: 'fit.part-experience',
};

/** What an offer is compared by most. */
const EXPECTED: readonly MatchingPartName[] = ['skills', 'occupation', 'experience'];

const CLOSENESS: Record<'same' | 'near' | 'group', [named: TextKey, plain: TextKey]> = {
  same: ['fit.work-same', 'fit.work-same-plain'],
  near: ['fit.work-near', 'fit.work-near-plain'],
  group: ['fit.work-group', 'fit.work-group-plain'],
};

type Part<Name extends MatchingPart['part']> = Extract<MatchingPart, { part: Name }>;

/** Says to a company what makes the fit of somebody, in sentences: what counts for them first. */
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
          ? t('fit.wished-none')
          : t('fit.wished', { languages: names(part.languages) });
      case 'experience':
        return experienceWords(part, t);
      default:
        // The rest is not asked.
        return null;
    }
  };
  const spoken = t('fit.languages', { count: languages.length, languages: names(languages) });
  return [
    ...(languages.length === 0 ? [] : [{ id: 'languages', text: spoken, tone: 'met' as const }]),
    ...byWhatCounts(parts).flatMap((part): Reason[] => {
      const text = words(part);
      return text === null ? [] : [{ id: part.part, text, tone: toneOf(part) }];
    }),
    ...silent(
      'person',
      'fit.not-said',
      unsaid.filter(({ by }) => by === 'person'),
    ),
    ...silent(
      'offer',
      'fit.not-asked',
      unsaid.filter(({ by, part }) => by === 'offer' && EXPECTED.includes(part)),
    ),
  ];
}

function skillWords({ held, asked, near }: Part<'skills'>, t: Text): string {
  const values = { held: held.length, asked, near: near.length };
  return t(near.length === 0 ? 'fit.skills' : 'fit.skills-near', values);
}

function workWords({ fit, closeness, from, occupation }: Part<'occupation'>, t: Text): string {
  if (fit === 0) return t('fit.work-other');
  if (from === 'skills') return t('fit.work-skills');
  const [named, plain] = CLOSENESS[closeness];
  return occupation === null ? t(plain) : t(named, { occupation: occupation.name });
}

function experienceWords({ fit, asked, years }: Part<'experience'>, t: Text): string {
  if (asked === 0) return t('fit.experience-none');
  const values = { asked, count: Math.floor(years) };
  return t(fit >= 1 ? 'fit.experience' : 'fit.experience-less', values);
}

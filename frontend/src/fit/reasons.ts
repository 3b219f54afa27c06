import type { Formats } from '@babelboard/texts';
import type { MatchingPart, MatchingPartName, OfferFit } from '@babelboard/wire';
import type { Text, TextKey } from '../i18n/use-text.js';
import { PART_NAMES } from './part-names.js';
import { byWhatCounts, MET, PARTLY, type Reason, toneOf } from './reason.js';

type Part<Name extends MatchingPart['part']> = Extract<MatchingPart, { part: Name }>;

/** What an offer may leave open and people wait for; of the rest it need not speak. */
const EXPECTED: readonly MatchingPartName[] = ['skills', 'occupation', 'place', 'experience', 'pay'];

const CLOSENESS: Record<Part<'occupation'>['closeness'], [named: TextKey, plain: TextKey]> = {
  same: ['matchings.occupation-same', 'matchings.occupation-same-plain'],
  near: ['matchings.occupation-near', 'matchings.occupation-near-plain'],
  group: ['matchings.occupation-group', 'matchings.occupation-group-plain'],
};

/** Skills that fit a kind of work speak for it, however few they are. */
function toneOfReason(part: MatchingPart): Reason['tone'] {
  const tone = toneOf(part);
  return tone === 'lacks' && part.part === 'occupation' && part.from === 'skills' && part.fit > 0 ? 'partly' : tone;
}

/** Says what makes a score, in sentences; pure, so that pages and tests say it alike. */
export function createReasonWords(t: Text, format: Formats) {
  const names = (all: readonly { name: string }[]) => format.and(all.map(({ name }) => name));
  return {
    /** What counts for the person comes first, then what is lacking, then what nobody has said. */
    reasons({ languages, parts, unsaid }: Pick<OfferFit, 'languages' | 'parts' | 'unsaid'>): Reason[] {
      const silent = unsaid
        .filter(({ part, by }) => by === 'offer' && EXPECTED.includes(part))
        .map(({ part }) => t(PART_NAMES[part]));
      return [
        ...(languages.length === 0 ? [] : [{ id: 'languages', text: languageWords(languages), tone: 'met' as const }]),
        ...byWhatCounts(parts).map(
          (part): Reason => ({ id: part.part, text: partWords(part), tone: toneOfReason(part) }),
        ),
        ...(silent.length === 0
          ? []
          : [{ id: 'unsaid', text: t('matchings.not-said', { parts: format.and(silent) }), tone: 'unsaid' as const }]),
      ];
    },
  };

  function languageWords(languages: OfferFit['languages']): string {
    return t('matchings.languages', { count: languages.length, languages: names(languages) });
  }

  function partWords(part: MatchingPart): string {
    switch (part.part) {
      case 'skills':
        return t(part.near.length === 0 ? 'matchings.skills' : 'matchings.skills-near', {
          held: part.held.length,
          asked: part.asked,
          near: part.near.length,
        });
      case 'occupation':
        return occupationWords(part);
      case 'wished-languages':
        return part.languages.length === 0
          ? t('matchings.wished-none')
          : t('matchings.wished', { languages: names(part.languages) });
      case 'sector':
        return sectorWords(part);
      case 'place':
        return placeWords(part);
      case 'experience':
        return experienceWords(part);
      case 'employment':
        return t(part.fit >= MET ? 'matchings.employment' : 'matchings.employment-other');
      case 'pay':
        return payWords(part);
      case 'permit':
        return t(part.fit >= MET ? 'matchings.permit' : 'matchings.permit-lacks');
    }
  }

  function occupationWords({ fit, closeness, from, occupation }: Part<'occupation'>): string {
    if (fit === 0) return t('matchings.occupation-other');
    if (from === 'skills') return t(fit < PARTLY ? 'matchings.occupation-skills-few' : 'matchings.occupation-skills');
    const [named, plain] = CLOSENESS[closeness];
    return occupation === null ? t(plain) : t(named, { occupation: occupation.name });
  }

  function sectorWords({ fit, sector }: Part<'sector'>): string {
    if (fit < PARTLY) return t('matchings.sector-other');
    return sector === null ? t('matchings.sector-plain') : t('matchings.sector', { sector: sector.name });
  }

  function placeWords({ reason, city, country, km }: Part<'place'>): string {
    const place = city ?? country ?? '';
    switch (reason) {
      case 'remote':
        return t('matchings.place-remote');
      case 'relocate':
        return t('matchings.place-relocate');
      case 'home':
        return t(place === '' ? 'matchings.place-home-plain' : 'matchings.place-home', { place });
      case 'near':
        return km === null
          ? t('matchings.place-near-plain')
          : t('matchings.place-near', { km: format.number(km), place });
      case 'destination':
        return country === null ? t('matchings.place-listed-plain') : t('matchings.place-listed', { place: country });
      case 'far':
        if (km !== null) return t('matchings.place-far', { km: format.number(km), place });
        return place === '' ? t('matchings.place-other-plain') : t('matchings.place-other', { place });
    }
  }

  function experienceWords({ fit, asked, years }: Part<'experience'>): string {
    if (asked === 0) return t('matchings.experience-none');
    const values = { asked, count: Math.floor(years) };
    return t(fit >= 1 ? 'matchings.experience' : 'matchings.experience-less', values);
  }

  function payWords({ fit, offered_per_year, wished_per_year, currency }: Part<'pay'>): string {
    const money = (amount: number) => format.money(Math.round(amount / 100) * 100, currency);
    const values = { offered: money(offered_per_year), wished: money(wished_per_year) };
    return t(fit >= 1 ? 'matchings.pay' : 'matchings.pay-less', values);
  }
}

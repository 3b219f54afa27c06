import type { UiLanguage } from '@babelboard/texts';
import { profileDocumentsTexts } from '../texts/profile-documents-texts.js';

/** A country whose applications are used to carry a clause, as understood on a day. */
interface ConsentCustom {
  /** ISO 3166-1 alpha-2. */
  country: 'PL' | 'IT';
  /** When it was looked at last. */
  asOf: string;
  /** What it rests on. */
  sources: readonly string[];
}

/**
 * Where employers are used to a sentence of consent at the end of a CV. It stands in the texts, in the language of the CV; the sentence is
 * a custom, no document is invalid without it. Other countries: none, for an application that somebody sends rests on a contract in the
 * making (GDPR, Article 6(1)(b)), and a consent that is not asked for says too much.
 */
export const CONSENT_CUSTOMS: readonly ConsentCustom[] = [
  {
    country: 'PL',
    asOf: '2026-11-23',
    sources: [
      'Regulation (EU) 2016/679 (RODO)',
      'Ustawa z dnia 10 maja 2018 r. o ochronie danych osobowych (Dz.U. 2018 poz. 1000)',
      'Kodeks pracy, art. 22¹ and 22¹ᵃ',
    ],
  },
  {
    country: 'IT',
    asOf: '2026-11-23',
    sources: [
      'Regulation (EU) 2016/679',
      'D.Lgs. 30 giugno 2003, n. 196, as amended by D.Lgs. 10 agosto 2018, n. 101 (art. 111-bis)',
    ],
  },
];

/** The sentence that a country is used to, in the language of the CV; null for a country without that custom. */
export function consentClause(countryCode: string | null | undefined, language: UiLanguage): string | null {
  const custom = CONSENT_CUSTOMS.find(({ country }) => country === countryCode?.toUpperCase());
  return custom ? profileDocumentsTexts.in(language)(`consent.${custom.country}`) : null;
}

import type { CompanyOffer } from '@babelboard/wire';
import { useCountries } from '../../../forms/use-countries.js';
import { languageSlug } from '../../../i18n/language-id.js';
import { useLanguageName } from '../../../i18n/language-name.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import type { AskedLanguage, OfferPlace, OfferSalary, OfferValues } from './offer-values.js';

/** How a value of an offer is said where two windows have written different ones. */
export function useShownValue(offer: CompanyOffer | null): (field: string, value: unknown) => string {
  const t = useText();
  const { money, number } = useFormat();
  const countries = useCountries();
  const languageName = useLanguageName();
  const language = (id: number) => languageName(languageSlug(id) ?? '');
  const place = ({ city_id, country_id }: OfferPlace) => {
    const city = offer?.names.cities.find(({ id }) => id === city_id)?.name;
    return [city, countries.find(({ value }) => value === country_id)?.text].filter(Boolean).join(', ');
  };
  const said: Partial<Record<keyof OfferValues, (value: never) => string>> = {
    language,
    working_language: language,
    places: (places: OfferPlace[]) => places.map(place).join('; '),
    languages: (asked: AskedLanguage[]) =>
      asked.map((one) => [language(one.language), one.cefr].filter(Boolean).join(' ')).join(', '),
    skills: (skills: number[]) => t('posting.skills-count', { count: skills.length }),
    description: (html: string) => html.replace(/<[^>]+>/g, ' ').slice(0, 300),
    salary: ({ min, max, currency }: OfferSalary) =>
      [min, max].map((one) => (one === null ? '…' : money(one, currency))).join(' – '),
    apply: (apply: OfferValues['apply']) => ('url' in apply ? apply.url : t('posting.apply-here')),
    kind: (kind: OfferValues['kind']) => t(kind === 'vacancy' ? 'posting.kind-vacancy' : 'posting.kind-pool'),
    employment_type: (types: number[]) => types.map(number).join(', '),
  };
  return (field, value) => {
    if (value === null || value === undefined || value === '') return '';
    const say = said[field as keyof OfferValues];
    return say === undefined ? String(value) : say(value as never);
  };
}

import type { PeopleResponse } from '@babelboard/wire';
import { PEOPLE_RADII } from '@babelboard/wire';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import type { PeopleAsked } from '../people-address.js';
import { FacetChoices } from './facet-choices.js';
import { LanguageChoices } from './language-choices.js';
import css from './people-filters.module.css';

export const STATUS_TEXTS: Record<PeopleAsked['status'][number], TextKey> = {
  1: 'people.status-1',
  2: 'people.status-2',
  3: 'people.status-3',
  4: 'people.status-4',
};

export const ACTIVE_TEXTS: Record<NonNullable<PeopleAsked['active']>, TextKey> = {
  1: 'people.active-1',
  4: 'people.active-4',
  13: 'people.active-13',
  52: 'people.active-52',
};

export interface PeopleFiltersProps {
  asked: PeopleAsked;
  found: Pick<PeopleResponse, 'facets' | 'chosen'>;
  onAsk: (changes: Partial<PeopleAsked>) => void;
}

/** All filters of the search for people, each value with how many it would find. */
export function PeopleFilters({ asked, found: { facets, chosen }, onAsk }: PeopleFiltersProps) {
  const t = useText();
  const { money } = useFormat();
  const numbers = (values: string[]) => values.map(Number);
  return (
    <Filters>
      <LanguageChoices
        facet={facets.languages}
        chosen={asked.languages}
        onChoose={(languages) => onAsk({ languages })}
      />
      <FacetChoices
        title={t('people.countries')}
        choices={choicesOf(facets.countries, chosen.countries)}
        chosen={asked.countries.map(String)}
        onChoose={(values) => onAsk({ countries: numbers(values) })}
      />
      <FacetChoices
        title={t('people.cities')}
        choices={choicesOf(facets.cities, chosen.cities)}
        chosen={asked.cities.map(String)}
        onChoose={(values) => onAsk({ cities: numbers(values) })}
      />
      <Place>
        <label>
          <span>{t('people.radius')}</span>
          <select
            value={asked.radius ?? ''}
            onChange={({ target }) => onAsk({ radius: PEOPLE_RADII.find((km) => String(km) === target.value) ?? null })}
          >
            <option value="">{t('people.radius-none')}</option>
            {PEOPLE_RADII.map((km) => (
              <option key={km} value={km}>
                {t('people.radius-km', { km })}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={asked.moving} onChange={({ target }) => onAsk({ moving: target.checked })} />
          <span>{t('people.moving')}</span>
        </label>
      </Place>
      <FacetChoices
        title={t('people.skills')}
        choices={choicesOf(facets.skills, chosen.skills)}
        chosen={asked.skills.map(String)}
        onChoose={(values) => onAsk({ skills: numbers(values) })}
      />
      <FacetChoices
        title={t('people.sectors')}
        choices={choicesOf(facets.sectors, chosen.sectors)}
        chosen={asked.sectors.map(String)}
        onChoose={(values) => onAsk({ sectors: numbers(values) })}
      />
      <FacetChoices
        single
        title={t('people.experience')}
        choices={facets.experience.map(({ id, total }) => ({
          ...{ value: String(id), total },
          name: t('people.years-at-least', { years: id }),
        }))}
        chosen={asked.experience === null ? [] : [String(asked.experience)]}
        onChoose={([value]) =>
          onAsk({ experience: (value === undefined ? null : Number(value)) as PeopleAsked['experience'] })
        }
      />
      <FacetChoices
        single
        title={t('people.pay')}
        choices={facets.pay.map(({ id, total }) => ({
          ...{ value: String(id), total },
          name: t('people.pay-up-to', { amount: money(id, 'EUR') }),
        }))}
        chosen={asked.pay === null ? [] : [String(asked.pay)]}
        onChoose={([value]) => onAsk({ pay: (value === undefined ? null : Number(value)) as PeopleAsked['pay'] })}
      />
      <FacetChoices
        title={t('people.status')}
        choices={facets.status.map(({ id, total }) => ({
          ...{ value: String(id), total },
          name: t(STATUS_TEXTS[id as PeopleAsked['status'][number]]),
        }))}
        chosen={asked.status.map(String)}
        onChoose={(values) => onAsk({ status: numbers(values) as PeopleAsked['status'] })}
      />
      <FacetChoices
        single
        title={t('people.active')}
        choices={facets.active.map(({ id, total }) => ({
          ...{ value: String(id), total },
          name: t(ACTIVE_TEXTS[id as NonNullable<PeopleAsked['active']>]),
        }))}
        chosen={asked.active === null ? [] : [String(asked.active)]}
        onChoose={([value]) => onAsk({ active: (value === undefined ? null : Number(value)) as PeopleAsked['active'] })}
      />
    </Filters>
  );
}

/** What is chosen stands there, too, where nobody is found by it. */
function choicesOf(facet: PeopleResponse['facets']['skills'], chosen: PeopleResponse['chosen']['skills']) {
  const counted = facet.map(({ id, name, total }) => ({ value: String(id), name, total: total as number | null }));
  const others = chosen.filter(({ id }) => !facet.some((entry) => entry.id === id));
  return [...others.map(({ id, name }) => ({ value: String(id), name, total: null })), ...counted];
}

const Filters = withClass('div', css.filters);

const Place = withClass('div', css.place);

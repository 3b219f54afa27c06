import type { FoundPerson, LockedPerson } from '@babelboard/wire';
import { useLanguageName } from '../../../i18n/language-name.js';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { STATUS_TEXTS } from '../filters/people-filters.js';
import css from './person-facts.module.css';

type Person = FoundPerson | LockedPerson;

const LAST_ACTIVE: Record<Person['last_active'], TextKey> = {
  week: 'people.last-week',
  month: 'people.last-month',
  quarter: 'people.last-quarter',
  year: 'people.last-year',
  longer: 'people.last-longer',
};

/** What somebody without a name is called: their headline, their latest position, or what they speak. */
export function usePersonTitle(): (person: Person) => string {
  const t = useText();
  const languageName = useLanguageName();
  const { and } = useFormat();
  return ({ headline, positions, languages }) =>
    headline ||
    positions[0] ||
    (languages.length === 0
      ? t('people.somebody')
      : t('people.somebody-who-speaks', {
          languages: and(languages.slice(0, 3).map(({ slug }) => languageName(slug))),
        }));
}

/** The languages that somebody speaks, the hero of every card; those that were asked for stand out. */
export function PersonLanguages({ person, wanted = [] }: { person: Person; wanted?: readonly string[] }) {
  const t = useText();
  const languageName = useLanguageName();
  if (person.languages.length === 0) return null;
  return (
    <Languages aria-label={t('people.languages')}>
      {person.languages.map(({ id, slug, cefr }) => (
        <li key={id} data-wanted={wanted.includes(slug) || undefined}>
          {languageName(slug)} <b>{cefr ?? t('people.native')}</b>
        </li>
      ))}
    </Languages>
  );
}

/** Where they are, how long they have worked, and what they want, in one line. */
export function PersonFacts({ person }: { person: Person }) {
  const t = useText();
  const { money, and } = useFormat();
  const { city, country, experience_years: years, destinations, working_status: status, pay_from: pay } = person;
  const facts = [
    [city?.name, country?.name].filter(Boolean).join(', '),
    years === null ? '' : t('people.years', { years }),
    status === null ? '' : t(STATUS_TEXTS[status]),
    destinations.length === 0
      ? ''
      : t('people.would-go', { places: and(destinations.slice(0, 3).map(({ name }) => name)) }),
    pay === null ? '' : t('people.pay-from', { amount: money(pay, 'EUR') }),
    t(LAST_ACTIVE[person.last_active]),
  ].filter((fact) => fact !== '');
  return (
    <Facts>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </Facts>
  );
}

/** @param most the rest becomes a number */
export function PersonSkills({ person, most = 99 }: { person: Person; most?: number }) {
  const t = useText();
  const { skills } = person;
  if (skills.length === 0) return null;
  return (
    <Skills aria-label={t('people.skills')}>
      {skills.slice(0, most).map(({ id, name, lang }) => (
        <li key={id ?? name} lang={lang} dir="auto">
          {name}
        </li>
      ))}
      {skills.length > most && <li>{t('people.more-skills', { count: skills.length - most })}</li>}
    </Skills>
  );
}

const Languages = withClass('ul', css.languages);

const Facts = withClass('p', css.facts);

const Skills = withClass('ul', css.skills);

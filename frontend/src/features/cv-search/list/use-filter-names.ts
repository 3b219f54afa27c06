import type { PeopleResponse } from '@babelboard/wire';
import { useLanguageName } from '../../../i18n/language-name.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { ACTIVE_TEXTS, STATUS_TEXTS } from '../filters/people-filters.js';
import type { PeopleAsked } from '../people-address.js';

/** A chosen filter in words, and what a search without it asks for. */
interface FilterName {
  key: string;
  name: string;
  changes: Partial<PeopleAsked>;
}

/** Gives the chosen filters of a search in words. */
export function useFilterNames(): (asked: PeopleAsked, chosen: PeopleResponse['chosen']) => FilterName[] {
  const t = useText();
  const languageName = useLanguageName();
  const { money } = useFormat();
  const without = (id: number, list: number[]) => list.filter((one) => one !== id);
  return (asked, chosen) => [
    ...asked.languages.map(({ slug, level }) => ({
      key: `language ${slug}`,
      name: [languageName(slug), level === 'native' ? t('people.native') : level].filter(Boolean).join(' '),
      changes: { languages: asked.languages.filter((one) => one.slug !== slug) },
    })),
    ...(['countries', 'cities', 'skills', 'sectors'] as const).flatMap((group) =>
      chosen[group].map(({ id, name }) => ({
        key: `${group} ${id}`,
        name,
        changes: { [group]: without(id, asked[group]) },
      })),
    ),
    ...(asked.moving ? [{ key: 'moving', name: t('people.moving'), changes: { moving: false } }] : []),
    ...(asked.experience === null
      ? []
      : [
          {
            key: 'experience',
            name: t('people.years-at-least', { years: asked.experience }),
            changes: { experience: null },
          },
        ]),
    ...(asked.pay === null
      ? []
      : [{ key: 'pay', name: t('people.pay-up-to', { amount: money(asked.pay, 'EUR') }), changes: { pay: null } }]),
    ...asked.status.map((status) => ({
      key: `status ${status}`,
      name: t(STATUS_TEXTS[status]),
      changes: { status: asked.status.filter((one) => one !== status) },
    })),
    ...(asked.active === null
      ? []
      : [{ key: 'active', name: t(ACTIVE_TEXTS[asked.active]), changes: { active: null } }]),
  ];
}

import type { PeopleResponse } from '@babelboard/wire';
import { useLanguageName } from '../../../i18n/language-name.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { CloseIcon } from '../../../ui/icons/close-icon.js';
import { ACTIVE_TEXTS, STATUS_TEXTS } from '../filters/people-filters.js';
import { countFilters, NOTHING_ASKED, type PeopleAsked, peopleAddress } from '../people-address.js';
import css from './chosen-filters.module.css';

/** What is chosen, each a link to the search without it. */
export function ChosenFilters({ asked, chosen }: { asked: PeopleAsked; chosen: PeopleResponse['chosen'] }) {
  const t = useText();
  const languageName = useLanguageName();
  const { money } = useFormat();
  if (countFilters(asked) === 0) return null;
  const without = (id: number, list: number[]) => list.filter((one) => one !== id);
  const chips: { key: string; name: string; changes: Partial<PeopleAsked> }[] = [
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
  const { what, where, sort } = asked;
  return (
    <Chips aria-label={t('people.chosen')}>
      {chips.map(({ key, name, changes }) => (
        <li key={key}>
          <Link to={peopleAddress({ ...asked, ...changes, page: 1 })}>
            <span className="visually-hidden">{t('people.without')} </span>
            {name}
            <CloseIcon />
          </Link>
        </li>
      ))}
      <li>
        <Link to={peopleAddress({ ...NOTHING_ASKED, what, where, sort })}>{t('people.clear')}</Link>
      </li>
    </Chips>
  );
}

const Chips = withClass('ul', css.chips);

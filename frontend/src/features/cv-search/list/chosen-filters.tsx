import type { PeopleResponse } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { CloseIcon } from '../../../ui/icons/close-icon.js';
import { anotherSearch, countFilters, NOTHING_ASKED, type PeopleAsked, peopleAddress } from '../people-address.js';
import css from './chosen-filters.module.css';
import { useFilterNames } from './use-filter-names.js';

/** What is chosen, each a link to the search without it. */
export function ChosenFilters({ asked, chosen }: { asked: PeopleAsked; chosen: PeopleResponse['chosen'] }) {
  const t = useText();
  const filterNames = useFilterNames();
  if (countFilters(asked) === 0) return null;
  const { what, where, sort } = asked;
  return (
    <Chips aria-label={t('people.chosen')}>
      {filterNames(asked, chosen).map(({ key, name, changes }) => (
        <li key={key}>
          <Link to={peopleAddress(anotherSearch(asked, changes))}>
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

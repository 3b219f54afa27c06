import type { CompanyOffersResponse } from '@babelboard/wire';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Select } from '../../../forms/fields.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { useNavigate } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { SearchIcon } from '../../../ui/icons/search-icon.js';
import { type OffersAsked, offersAddress, readOffersQuery, SORTS, STATES } from './offers-address.js';
import css from './offers-filter.module.css';

export const STATE_TEXTS: Record<OffersAsked['state'], TextKey> = {
  all: 'offers.state-all',
  draft: 'offers.state-draft',
  published: 'offers.state-published',
  paused: 'offers.state-paused',
  closed: 'offers.state-closed',
  expired: 'offers.state-expired',
  taken_off: 'offers.taken-off',
};

const SORT_TEXTS: Record<OffersAsked['sort'], TextKey> = {
  newest: 'offers.sort-newest',
  title: 'offers.sort-title',
  expires: 'offers.sort-expires',
  views: 'offers.sort-views',
};

/** Who types is done when nothing comes for so long. */
const TYPED_MS = 300;

/** Finds offers by their state and by words of their title; all of it stands in the address. */
export function OffersFilter({ asked, counts }: { asked: OffersAsked; counts: CompanyOffersResponse['counts'] }) {
  const t = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(asked.q);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  const ask = (next: Partial<OffersAsked>) => {
    clearTimeout(typing.current);
    // Not `asked` of when somebody began to type: a state that was pressed meanwhile counts.
    const now = readOffersQuery(new URLSearchParams(window.location.search));
    const address = offersAddress({ ...now, ...next, page: 1 });
    if (address !== offersAddress(now)) navigate(address, { replace: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask({ q: typed.trim() });
  };
  const type = (words: string) => {
    setTyped(words);
    clearTimeout(typing.current);
    typing.current = setTimeout(() => ask({ q: words.trim() }), TYPED_MS);
  };
  return (
    <Row>
      <Statuses aria-label={t('offers.states')}>
        {STATES.filter((state) => state === 'all' || state === asked.state || counts[state] > 0).map((state) => (
          <Link
            key={state}
            to={offersAddress({ ...asked, state, page: 1 })}
            replace
            aria-current={state === asked.state ? 'true' : undefined}
          >
            {t(STATE_TEXTS[state])} <small>{counts[state]}</small>
          </Link>
        ))}
      </Statuses>
      <Search role="search" onSubmit={submit}>
        <SearchIcon />
        <input
          type="search"
          aria-label={t('offers.search')}
          placeholder={t('offers.search')}
          maxLength={100}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </Search>
      <Select
        className={css.sort}
        aria-label={t('offers.sort')}
        value={asked.sort}
        onChange={({ target }) => ask({ sort: target.value as OffersAsked['sort'] })}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(SORT_TEXTS[sort])}
          </option>
        ))}
      </Select>
    </Row>
  );
}

const Row = withClass('div', css.row);

const Search = withClass('form', css.search);

const Statuses = withClass('nav', css.statuses);

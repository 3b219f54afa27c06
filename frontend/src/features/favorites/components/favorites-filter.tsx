import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { useNavigate } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { SearchIcon } from '../../../ui/icons/search-icon.js';
import { type FavoritesAsked, myJobsAddress, readMyJobsQuery, STATUSES } from '../my-jobs-address.js';
import css from './favorites-filter.module.css';

const TEXTS: Record<FavoritesAsked['status'], TextKey> = {
  all: 'my-jobs.status-all',
  active: 'my-jobs.status-active',
  expired: 'my-jobs.status-expired',
};

/** Who types is done when nothing comes for so long. */
const TYPED_MS = 300;

/** Finds favorites by words, and tells those apart that have ended; both stand in the address. */
export function FavoritesFilter({ asked, expired }: { asked: FavoritesAsked; expired: number }) {
  const t = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(asked.search);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  const search = (words: string) => {
    clearTimeout(typing.current);
    // Not `asked` of when somebody began to type: a status that was pressed meanwhile counts.
    const now = readMyJobsQuery(new URLSearchParams(window.location.search));
    if (words.trim() !== now.search)
      navigate(myJobsAddress({ ...now, search: words.trim(), page: 1 }), { replace: true });
  };
  const type = (words: string) => {
    setTyped(words);
    clearTimeout(typing.current);
    typing.current = setTimeout(() => search(words), TYPED_MS);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(typed);
  };
  return (
    <Row>
      <Search role="search" onSubmit={submit}>
        <SearchIcon />
        <input
          type="search"
          aria-label={t('my-jobs.search')}
          placeholder={t('my-jobs.search')}
          maxLength={100}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </Search>
      <Statuses aria-label={t('my-jobs.status')}>
        {STATUSES.map((status) => (
          <Link
            key={status}
            to={myJobsAddress({ ...asked, status, page: 1 })}
            replace
            aria-current={status === asked.status ? 'true' : undefined}
          >
            {status === 'expired' && expired > 0 ? `${t(TEXTS[status])} (${expired})` : t(TEXTS[status])}
          </Link>
        ))}
      </Statuses>
    </Row>
  );
}

const Row = withClass('div', css.row);

const Search = withClass('form', css.search);

const Statuses = withClass('nav', css.statuses);

import { pathTo } from '@babelboard/pages';
import type { UnlockedPeopleResponse } from '@babelboard/wire';
import { type FormEvent, useState } from 'react';
import { Loaded } from '../../../frame/loaded.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { useNavigate } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button.js';
import { useFindUnlockedPeople } from './unlock-api.js';
import css from './unlocked-list.module.css';

export interface UnlockedAsked {
  q: string;
  tag: string;
  page: number;
}

export function readUnlockedAddress(query: URLSearchParams): UnlockedAsked {
  const page = Number(query.get('page') ?? 1);
  return {
    q: (query.get('q') ?? '').slice(0, 100),
    tag: (query.get('tag') ?? '').slice(0, 40),
    page: Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1,
  };
}

function queryOf({ q, tag, page }: UnlockedAsked): string {
  const query = new URLSearchParams();
  if (q !== '') query.set('q', q);
  if (tag !== '') query.set('tag', tag);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

function addressOf(asked: UnlockedAsked): string {
  const query = queryOf(asked);
  return pathTo('unlocked-candidates') + (query === '' ? '' : `?${query}`);
}

/** Everybody whom the company knows, by words and tags, and as a table to take along. */
export function UnlockedList({ asked }: { asked: UnlockedAsked }) {
  const t = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(asked.q);
  const query = useFindUnlockedPeople(queryOf(asked));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate(addressOf({ ...asked, q: typed.trim(), page: 1 }));
  };
  return (
    <Loaded query={query} lines={6}>
      {(found) => (
        <>
          <Bar>
            <Search role="search" onSubmit={submit}>
              <input
                type="search"
                aria-label={t('people.unlocked-search')}
                placeholder={t('people.unlocked-search')}
                maxLength={100}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
              <Button type="submit" data-look="outlined">
                {t('people.find')}
              </Button>
            </Search>
            {found.tags.length > 0 && (
              <select
                aria-label={t('people.tag')}
                value={asked.tag}
                onChange={({ target }) => navigate(addressOf({ ...asked, tag: target.value, page: 1 }))}
              >
                <option value="">{t('people.any-tag')}</option>
                {found.tags.map((tag) => (
                  <option key={tag}>{tag}</option>
                ))}
              </select>
            )}
            <ButtonAnchor
              data-look="outlined"
              href={`/api/companies/unlocked-people.csv?${queryOf({ ...asked, page: 1 })}`}
              download
            >
              {t('people.export')}
            </ButtonAnchor>
          </Bar>
          <p role="status">
            <span>{t('people.unlocked-found', { count: found.total })}</span>{' '}
            <span>{t('people.credits-left', { count: found.credits.left })}</span>
          </p>
          {found.people.length === 0 ? <Nobody asked={asked} /> : <People found={found} />}
          <Pages asked={asked} page={found.currentPage} last={found.lastPage} />
        </>
      )}
    </Loaded>
  );
}

function Nobody({ asked }: { asked: UnlockedAsked }) {
  const t = useText();
  const all = asked.q === '' && asked.tag === '';
  return (
    <div>
      <p>{t(all ? 'people.unlocked-none' : 'people.unlocked-none-found')}</p>
      <ButtonLink data-look="outlined" to={all ? pathTo('cv-search', {}) : addressOf({ q: '', tag: '', page: 1 })}>
        {t(all ? 'people.title' : 'people.everybody')}
      </ButtonLink>
    </div>
  );
}

function People({ found }: { found: UnlockedPeopleResponse }) {
  const t = useText();
  const { localDate } = useFormat();
  return (
    <List>
      {found.people.map((person) => (
        <li key={person.id}>
          <h2>
            <Link to={pathTo('unlocked-candidate', { candidateId: person.id })}>
              <bdi>{`${person.first_name} ${person.last_name}`.trim()}</bdi>
            </Link>
          </h2>
          {person.headline !== '' && <p dir="auto">{person.headline}</p>}
          <p>
            <span>{[person.place, person.country?.name].filter(Boolean).join(', ')}</span>
            <span>{t('people.unlocked-on', { date: localDate(person.unlocked_at) })}</span>
            {person.tags.map((tag) => (
              <b key={tag}>{tag}</b>
            ))}
          </p>
          {person.note !== '' && <blockquote dir="auto">{person.note}</blockquote>}
        </li>
      ))}
    </List>
  );
}

function Pages({ asked, page, last }: { asked: UnlockedAsked; page: number; last: number }) {
  const t = useText();
  if (last <= 1) return null;
  return (
    <Paging aria-label={t('people.pages')}>
      {page > 1 && (
        <ButtonLink data-look="outlined" rel="prev" to={addressOf({ ...asked, page: page - 1 })}>
          {t('people.previous')}
        </ButtonLink>
      )}
      <span>{t('people.page', { page, last })}</span>
      {page < last && (
        <ButtonLink data-look="outlined" rel="next" to={addressOf({ ...asked, page: page + 1 })}>
          {t('people.next')}
        </ButtonLink>
      )}
    </Paging>
  );
}

const Bar = withClass('div', css.bar);

const Search = withClass('form', css.search);

const List = withClass('ul', css.list);

const Paging = withClass('nav', css.paging);

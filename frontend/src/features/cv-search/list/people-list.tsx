import type { PeopleResponse } from '@babelboard/wire';
import { startTransition, useOptimistic, useState } from 'react';
import { Loaded } from '../../../frame/loaded.js';
import { useLanguageName } from '../../../i18n/language-name.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { useNavigate } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { FilterIcon } from '../../../ui/icons/filter-icon.js';
import { useFindPeople } from '../api/find-people.js';
import { PeopleFilters } from '../filters/people-filters.js';
import {
  anotherSearch,
  countFilters,
  NOTHING_ASKED,
  type PeopleAsked,
  peopleAddress,
  peopleQuery,
} from '../people-address.js';
import { SaveSearch } from '../saved/save-search.js';
import { ByFit } from './by-fit.js';
import { ChosenFilters } from './chosen-filters.js';
import { Order } from './order.js';
import css from './people-list.module.css';
import { PersonCard } from './person-card.js';

/** Filters beside who was found; on a phone they open above. */
export function PeopleList({ asked }: { asked: PeopleAsked }) {
  const t = useText();
  const navigate = useNavigate();
  const query = useFindPeople(asked);
  const [open, setOpen] = useState(false);
  // What one chooses is shown at once, and what one chooses next adds to it, while the address follows.
  const [chosen, showChosen] = useOptimistic(asked);
  const ask = (changes: Partial<PeopleAsked>) =>
    startTransition(() => {
      const next = anotherSearch(chosen, changes);
      showChosen(next);
      navigate(peopleAddress(next), { replace: true });
    });
  const filters = countFilters(asked);
  return (
    <Room aria-busy={query.isPlaceholderData}>
      {query.error !== null && asked.sort === 'fit' && (
        // The offer may have ended meanwhile.
        <ButtonLink data-look="outlined" to={peopleAddress({ ...asked, sort: 'best', offer: null, page: 1 })}>
          {t('people.not-by-fit')}
        </ButtonLink>
      )}
      <Loaded query={query} lines={9}>
        {(found) => (
          <>
            <aside aria-label={t('people.filters')} data-open={open}>
              <Button type="button" data-look="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
                <FilterIcon />
                <span>{filters === 0 ? t('people.filters') : t('people.filters-active', { count: filters })}</span>
              </Button>
              <div>
                <PeopleFilters asked={chosen} found={found} onAsk={ask} />
              </div>
            </aside>
            <Results asked={asked} found={found} onAsk={ask} />
          </>
        )}
      </Loaded>
    </Room>
  );
}

interface ResultsProps {
  asked: PeopleAsked;
  found: PeopleResponse;
  onAsk: (changes: Partial<PeopleAsked>) => void;
}

function Results({ asked, found, onAsk }: ResultsProps) {
  const t = useText();
  const wanted = [
    ...asked.languages.map(({ slug }) => slug),
    ...(found.reading?.languages ?? []).map(({ slug }) => slug),
  ];
  return (
    <section aria-label={t('people.results')}>
      <Head>
        <p role="status">{t('people.found', { count: found.total })}</p>
        <Order asked={asked} offers={found.offers} onAsk={onAsk} />
        <SaveSearch key={String(peopleQuery(asked))} asked={asked} chosen={found.chosen} />
      </Head>
      <ByFit found={found} />
      <NewSince asked={asked} found={found} />
      <ReadFilters asked={asked} found={found} />
      <ChosenFilters asked={asked} chosen={found.chosen} />
      {found.people.length === 0 ? (
        <Nobody asked={asked} found={found} />
      ) : (
        <ol>
          {found.people.map((person) => (
            <li key={person.id}>
              <PersonCard person={person} wanted={wanted} offer={asked.offer} />
            </li>
          ))}
        </ol>
      )}
      <Pages asked={asked} page={found.currentPage} last={found.lastPage} />
    </section>
  );
}

/** Who came after the saved search was opened before, and the way to them alone. */
function NewSince({ asked, found: { new: fresh } }: Omit<ResultsProps, 'onAsk'>) {
  const t = useText();
  const { localDate } = useFormat();
  if (fresh === null) return null;
  return (
    <Hint>
      <span>{t('people.new-since', { count: fresh.total, date: localDate(fresh.since) })}</span>{' '}
      {(asked.onlyNew || fresh.total > 0) && (
        <Link to={peopleAddress({ ...asked, onlyNew: !asked.onlyNew, page: 1 })}>
          {t(asked.onlyNew ? 'people.new-and-others' : 'people.new-alone')}
        </Link>
      )}
    </Hint>
  );
}

/** What was read out of the words, and the way back to the words themselves. */
function ReadFilters({ asked, found: { reading, unknown_place: unknown } }: Omit<ResultsProps, 'onAsk'>) {
  const t = useText();
  const languageName = useLanguageName();
  const { and } = useFormat();
  const names = [
    ...(reading?.languages ?? []).map(({ slug, cefr }) => [languageName(slug), cefr].filter(Boolean).join(' ')),
    ...(reading?.cities ?? []).map(({ name }) => name),
    ...(reading?.countries ?? []).map(({ name }) => name),
  ];
  return (
    <>
      {unknown !== null && <Hint>{t('people.unknown-place', { place: unknown })}</Hint>}
      {names.length > 0 && asked.what !== '' && (
        <Hint>
          {t('people.read', { names: and(names) })}{' '}
          <Link to={peopleAddress(anotherSearch(asked, { literal: true }))}>{t('people.as-words')}</Link>
        </Hint>
      )}
    </>
  );
}

function Nobody({ asked, found }: Omit<ResultsProps, 'onAsk'>) {
  const t = useText();
  if (found.everybody === 0) {
    return (
      <Empty>
        <h2>{t('people.nobody-at-all')}</h2>
        <p>{t('people.nobody-at-all-text')}</p>
      </Empty>
    );
  }
  const { what, where, sort } = asked;
  return (
    <Empty>
      <h2>{t('people.nobody')}</h2>
      <p>{t('people.nobody-text', { count: found.everybody })}</p>
      {countFilters(asked) > 0 && (
        <ButtonLink data-look="outlined" to={peopleAddress({ ...NOTHING_ASKED, what, where, sort })}>
          {t('people.clear')}
        </ButtonLink>
      )}
      <ButtonLink data-look="outlined" to={peopleAddress(NOTHING_ASKED)}>
        {t('people.everybody')}
      </ButtonLink>
    </Empty>
  );
}

function Pages({ asked, page, last }: { asked: PeopleAsked; page: number; last: number }) {
  const t = useText();
  if (last <= 1) return null;
  return (
    <Paging aria-label={t('people.pages')}>
      {page > 1 && (
        <ButtonLink data-look="outlined" rel="prev" to={peopleAddress({ ...asked, page: page - 1 })}>
          {t('people.previous')}
        </ButtonLink>
      )}
      <span>{t('people.page', { page, last })}</span>
      {page < last && (
        <ButtonLink data-look="outlined" rel="next" to={peopleAddress({ ...asked, page: page + 1 })}>
          {t('people.next')}
        </ButtonLink>
      )}
    </Paging>
  );
}

const Room = withClass('div', css.room);

const Head = withClass('div', css.head);

const Hint = withClass('p', css.hint);

const Empty = withClass('div', css.empty);

const Paging = withClass('nav', css.paging);

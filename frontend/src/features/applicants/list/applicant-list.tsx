import type { ApplicantCard, ApplicantsResponse } from '@babelboard/wire';
import { useState } from 'react';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { goOnWhenGone } from '../../../ui/go-on-when-gone.js';
import { useMoving } from '../api/use-moving.js';
import { type ApplicantsAsked, applicantsAddress } from '../applicants-address.js';
import { ApplicantLanguages, ApplicantMarks } from '../components/applicant-facts.js';
import { FitCounts } from '../components/fit-counts.js';
import { MoveChosen, MoveSelect } from '../components/move-select.js';
import css from './applicant-list.module.css';

/** Applicants one below the other, with what can be done with one and with several. */
export function ApplicantList({ asked, found }: { asked: ApplicantsAsked; found: ApplicantsResponse }) {
  const t = useText();
  const { move, moveAll } = useMoving();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const shown = found.applicants.filter(({ id }) => chosen.has(id));
  const movable = found.applicants.filter(({ status }) => status !== 'withdrawn');
  const choose = (id: number, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
  return (
    <>
      <Bar>
        <label>
          <input
            type="checkbox"
            checked={movable.length > 0 && shown.length === movable.length}
            onChange={({ target }) => setChosen(new Set(target.checked ? movable.map(({ id }) => id) : []))}
          />
          {t('applicants.choose-all')}
        </label>
        <span role="status">{t('applicants.found', { count: found.total })}</span>
      </Bar>
      {asked.sort === 'fit' && <FitCounts />}
      <h2 className="visually-hidden">{t('applicants.title')}</h2>
      <List>
        {found.applicants.map((card) => (
          <Row
            key={card.id}
            card={card}
            asked={asked}
            chosen={chosen.has(card.id)}
            onChoose={(on) => choose(card.id, on)}
            onMove={(status, pressed) => {
              // Where the list shows one state alone, the row goes.
              goOnWhenGone(pressed);
              void move(card, status);
            }}
          />
        ))}
      </List>
      {shown.length > 0 && (
        <Bulk role="group" aria-label={t('applicants.chosen', { count: shown.length })}>
          <b>{t('applicants.chosen', { count: shown.length })}</b>
          <MoveChosen
            count={shown.length}
            onMove={async (status) => setChosen(new Set(await moveAll(shown, status)))}
          />
          <Button type="button" data-look="plain" onClick={() => setChosen(new Set())}>
            {t('applicants.choose-none')}
          </Button>
        </Bulk>
      )}
      <Pages asked={asked} page={found.currentPage} last={found.lastPage} />
    </>
  );
}

interface RowProps {
  card: ApplicantCard;
  asked: ApplicantsAsked;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  onMove: Parameters<typeof MoveSelect>[0]['onMove'];
}

function Row({ card, asked, chosen, onChoose, onMove }: RowProps) {
  const t = useText();
  const { ago } = useFormat();
  return (
    <li data-open={asked.applicant === card.id || undefined}>
      <label>
        <input
          type="checkbox"
          checked={chosen}
          disabled={card.status === 'withdrawn'}
          aria-label={t('applicants.choose', { name: card.name })}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </label>
      <div>
        <h3>
          <Link to={applicantsAddress({ ...asked, applicant: card.id })} replace>
            <bdi>{card.name}</bdi>
          </Link>
        </h3>
        {card.headline !== '' && <p dir="auto">{card.headline}</p>}
        <ApplicantMarks card={card} />
      </div>
      <ApplicantLanguages card={card} />
      <div>
        <MoveSelect card={card} onMove={onMove} />
        <small>{t('applicants.applied', { ago: ago(card.applied_at, Date.now()) })}</small>
      </div>
    </li>
  );
}

function Pages({ asked, page, last }: { asked: ApplicantsAsked; page: number; last: number }) {
  const t = useText();
  if (last <= 1) return null;
  const at = (to: number) => applicantsAddress({ ...asked, page: to, applicant: null });
  return (
    <Paging aria-label={t('applicants.pages')}>
      {page > 1 && (
        <ButtonLink data-look="outlined" rel="prev" to={at(page - 1)}>
          {t('applicants.before')}
        </ButtonLink>
      )}
      <span>{t('applicants.page', { page, last })}</span>
      {page < last && (
        <ButtonLink data-look="outlined" rel="next" to={at(page + 1)}>
          {t('applicants.next-page')}
        </ButtonLink>
      )}
    </Paging>
  );
}

const Bar = withClass('div', css.bar);

const Bulk = withClass('div', css.bulk);

const List = withClass('ul', css.list);

const Paging = withClass('nav', css.paging);

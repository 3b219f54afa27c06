import { pathTo } from '@babelboard/pages';
import type { ModeratedCompany } from '@babelboard/wire';
import { useState } from 'react';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { StatusPill } from '../../../ui/status-pill.js';
import { useDecisions } from '../api/decide.js';
import { DecisionButton } from './decision-button.js';
import css from './found-company.module.css';
import { ReinstateForm } from './reinstate-form.js';
import { GROUNDS, SuspendForm } from './suspend-form.js';

const STATES: Record<ModeratedCompany['state'], TextKey> = {
  unclaimed: 'lookup.unclaimed',
  pending: 'lookup.pending',
  verified: 'lookup.verified',
};

/** A company, and what an operator can decide about it. */
export function FoundCompany({ company }: { company: ModeratedCompany }) {
  const t = useText();
  const format = useFormat();
  const { verify, reinstateCompany, acceptName } = useDecisions();
  const [asks, setAsks] = useState(false);
  const { id, name, state, suspended, vat_id, vat_id_shared, website, members, former_name, suspension } = company;
  return (
    <Card>
      <h3 dir="auto">{name}</h3>
      <ul>
        <li>
          {suspended ? (
            <StatusPill tone="bad">{t('lookup.suspended')}</StatusPill>
          ) : (
            <StatusPill tone={state === 'verified' ? 'good' : 'wait'}>{t(STATES[state])}</StatusPill>
          )}
        </li>
        <li>{t('lookup.company-number', { id })}</li>
        {vat_id !== null && <li>{t('lookup.vat', { id: vat_id })}</li>}
        {vat_id !== null && vat_id_shared > 0 && (
          <li>
            <Link to={`${pathTo('lookup')}?${new URLSearchParams({ q: vat_id })}`}>
              {t('lookup.vat-shared', { count: vat_id_shared })}
            </Link>
          </li>
        )}
        {website !== null && <li>{website}</li>}
        <li>{t('lookup.members', { count: members })}</li>
        <li>{t('support.since', { date: format.date(company.created_at) })}</li>
      </ul>
      {suspension !== null && (
        <>
          <p>
            <strong>
              {t('lookup.suspended-at', {
                time: format.localMoment(suspension.at),
                ground: t(GROUNDS[suspension.ground]),
              })}
            </strong>
          </p>
          <p dir="auto">{suspension.explanation}</p>
        </>
      )}
      {former_name !== null && <p>{t('lookup.renamed', { before: former_name })}</p>}
      <div>
        {former_name !== null && <DecisionButton text={t('lookup.accept-name')} run={() => acceptName(id, { name })} />}
        {state === 'pending' && <DecisionButton text={t('lookup.verify')} run={() => verify(id)} />}
        {!asks && (
          <Button
            type="button"
            data-look="outlined"
            data-tone={suspended ? undefined : 'danger'}
            onClick={() => setAsks(true)}
          >
            {t(suspended ? 'lookup.ask-reinstate' : 'lookup.ask-suspend')}
          </Button>
        )}
      </div>
      {asks &&
        (suspended ? (
          <ReinstateForm
            id={`company-${id}`}
            hint={t('lookup.reinstate-hint')}
            send={(why) => reinstateCompany(id, why)}
            onClose={() => setAsks(false)}
          />
        ) : (
          <SuspendForm companyId={id} onClose={() => setAsks(false)} />
        ))}
    </Card>
  );
}

const Card = withClass('div', css.card);

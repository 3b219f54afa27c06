import type { ModeratedCompany } from '@babelboard/wire';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { StatusPill } from '../../../ui/status-pill.js';
import { useDecisions } from '../api/decide.js';
import { DecisionButton } from './decision-button.js';
import css from './support-account.module.css';

const STATES: Record<ModeratedCompany['state'], TextKey> = {
  unclaimed: 'lookup.unclaimed',
  pending: 'lookup.pending',
  verified: 'lookup.verified',
};

/** A company, and what an operator can decide about it. */
export function FoundCompany({ company }: { company: ModeratedCompany }) {
  const t = useText();
  const format = useFormat();
  const { ofCompany } = useDecisions();
  const { id, name, state, suspended, vat_id, website, members } = company;
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
        {website !== null && <li>{website}</li>}
        <li>{t('lookup.members', { count: members })}</li>
        <li>{t('support.since', { date: format.date(company.created_at) })}</li>
      </ul>
      <div>
        {state === 'pending' && <DecisionButton text={t('lookup.verify')} run={() => ofCompany(id, 'verify')} />}
        {suspended ? (
          <DecisionButton text={t('lookup.reinstate')} run={() => ofCompany(id, 'reinstate')} />
        ) : (
          <DecisionButton tone="danger" text={t('lookup.suspend')} run={() => ofCompany(id, 'suspend')} />
        )}
      </div>
    </Card>
  );
}

const Card = withClass('div', css.card);

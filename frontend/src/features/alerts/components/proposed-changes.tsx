import type { MailedOffer } from '@babelboard/wire';
import { useState } from 'react';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import css from './proposed-changes.module.css';

type Change = MailedOffer['changes'][number];

const REASONS: Record<Change['reason'], TextKey> = {
  place: 'answer-alert.place',
  language: 'answer-alert.language',
  'local-language': 'answer-alert.local-language',
  work: 'answer-alert.work',
  'employment-type': 'answer-alert.employment-type',
  experience: 'answer-alert.experience',
  remote: 'answer-alert.remote',
  'on-site': 'answer-alert.on-site',
};

/** Offers that say nothing of these are left out as soon as a list is filtered by them. */
const OFTEN_UNSAID = ['employment_type', 'experience', 'remote'];

interface ProposedChangesProps {
  answer: MailedOffer;
  busy: boolean;
  /** @param path the list that the alert shall be for */
  onChange: (path: string) => void;
}

/** Why an offer does not fit; each reason shows what would change of the alert, and how many offers that costs. */
export function ProposedChanges({ answer: { changes, now, days }, busy, onChange }: ProposedChangesProps) {
  const t = useText();
  const { and } = useFormat();
  const [chosen, setChosen] = useState<Change['reason'] | null>(null);
  const change = changes.find(({ reason }) => reason === chosen);
  const amount = ({ offers, or_more: orMore }: Pick<Change, 'offers' | 'or_more'>) =>
    t('answer-alert.amount', { count: offers, more: orMore ? 'yes' : 'no' });
  return (
    <Room>
      <Reasons aria-label={t('answer-alert.reasons')}>
        {changes.map(({ reason, has }) => (
          <li key={reason}>
            <Button
              type="button"
              data-look="outlined"
              aria-pressed={reason === chosen}
              onClick={() => setChosen(reason)}
            >
              {t(REASONS[reason], { has: and(has), said: has.length > 0 ? 'yes' : 'no' })}
            </Button>
          </li>
        ))}
      </Reasons>
      <div role="status">
        {change !== undefined && now !== null && (
          <Proposal>
            <p>
              {t(change.filter === 'literal' ? 'answer-alert.as-typed' : 'answer-alert.asks', {
                asks: and(change.asks),
              })}
              {OFTEN_UNSAID.includes(change.filter) && <> {t('answer-alert.unsaid')}</>}
            </p>
            <p>{t('answer-alert.counts', { days, before: amount(now), after: amount(change) })}</p>
          </Proposal>
        )}
      </div>
      {change !== undefined && (
        <Button type="button" data-look="filled" aria-disabled={busy} onClick={() => onChange(change.path)}>
          {t(busy ? 'form.sending' : 'answer-alert.change')}
        </Button>
      )}
    </Room>
  );
}

const Room = withClass('div', css.room);

const Reasons = withClass('ul', css.reasons);

const Proposal = withClass('div', css.proposal);

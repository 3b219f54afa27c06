import { type InvitationsToPerson, LONGEST_INVITATION } from '@babelboard/wire';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { Loaded } from '../../../frame/loaded.js';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { useFindInvitations, useInvite } from './invitations-api.js';
import css from './invite-panel.module.css';

const STATES: Record<InvitationsToPerson['data'][number]['state'], TextKey> = {
  open: 'people.invited-open',
  accepted: 'people.invited-accepted',
  declined: 'people.invited-declined',
};

interface InvitePanelProps {
  id: string;
  /** Whether the company knows who it is. */
  known: boolean;
  /** The offer that people were put in order by. */
  offer?: string | null;
}

/** Asks somebody whether an offer of the company is for them, and shows what was asked before. */
export function InvitePanel({ id, known, offer: wanted = null }: InvitePanelProps) {
  const t = useText();
  const { localDate } = useFormat();
  const query = useFindInvitations(id);
  return (
    <Panel aria-label={t('people.invite-title')}>
      <h2>{t('people.invite-title')}</h2>
      <Loaded query={query}>
        {({ data, offers }) => (
          <>
            {data.length > 0 && (
              <ul>
                {data.map(({ offer_id: offer, title, state, at }) => (
                  <li key={offer}>
                    <b dir="auto">{title}</b>
                    <span>{t(STATES[state])}</span>
                    <small>{localDate(at)}</small>
                  </li>
                ))}
              </ul>
            )}
            {offers.length === 0 ? (
              <p>{t('people.invite-none')}</p>
            ) : (
              <InviteForm id={id} known={known} wanted={wanted} offers={offers} />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

interface InviteFormProps {
  id: string;
  known: boolean;
  wanted: string | null;
  offers: InvitationsToPerson['offers'];
}

function InviteForm({ id, known, wanted, offers }: InviteFormProps) {
  const t = useText();
  const field = useId();
  const failureWords = useFailureWords();
  const [offer, setOffer] = useState(wanted ?? '');
  const [message, setMessage] = useState('');
  const invite = useInvite(id);
  const [unchosen, setUnchosen] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const chosen = offers.find((one) => String(one.id) === offer);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    if (chosen === undefined) {
      setUnchosen(true);
      select.current?.focus();
      return;
    }
    invite.mutate(
      { offer_id: chosen.id, message },
      {
        onSuccess: () => {
          setMessage('');
          setOffer('');
          notifications.notify({ message: t('people.invited'), type: 'positive' });
        },
      },
    );
  };
  return (
    <Form onSubmit={submit}>
      <p>{t(known ? 'people.invite-known' : 'people.invite-text')}</p>
      <label htmlFor={field}>{t('people.invite-offer')}</label>
      <select
        ref={select}
        id={field}
        value={chosen?.id ?? ''}
        aria-invalid={unchosen}
        aria-describedby={unchosen ? `${field}-wrong` : undefined}
        onChange={({ target }) => {
          setOffer(target.value);
          setUnchosen(false);
        }}
      >
        <option value="" disabled>
          {t('form.choose')}
        </option>
        {offers.map(({ id: offerId, title }) => (
          <option key={offerId} value={offerId}>
            {title}
          </option>
        ))}
      </select>
      {unchosen && (
        <p id={`${field}-wrong`} role="alert">
          {t('people.invite-unchosen')}
        </p>
      )}
      {wanted !== null && !offers.some(({ id: offerId }) => String(offerId) === wanted) && (
        <small>{t('people.invite-elsewhere')}</small>
      )}
      <label htmlFor={`${field}-message`}>{t('people.invite-message')}</label>
      <textarea
        id={`${field}-message`}
        rows={3}
        maxLength={LONGEST_INVITATION}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      {invite.error !== null && <p role="alert">{failureWords(invite.error, t('people.invite-failed'))}</p>}
      <Button type="submit" data-look="outlined" aria-disabled={invite.isPending}>
        {t('people.invite')}
      </Button>
    </Form>
  );
}

const Panel = withClass('section', css.panel);

const Form = withClass('form', css.form);

import { pathTo } from '@babelboard/pages';
import type { OwnInvitations } from '@babelboard/wire';
import { useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { Loaded } from '../../../frame/loaded.js';
import { OwnPage } from '../../../frame/own-page.js';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { offerUndo } from '../../../ui/notifications/offer-undo.js';
import { OptionalPart } from '../../../ui/optional-part.js';
import { StatusPill, type StatusPillProps } from '../../../ui/status-pill.js';
import { useAnswerInvitation, useFindOwnInvitations } from '../invitations/invitations-api.js';
import css from './invitations.page.module.css';

const ConfirmDialog = lazyPart(() => import('../../../ui/confirm-dialog.js'));

type Invitation = OwnInvitations['data'][number];

const STATES: Record<Invitation['state'], { text: TextKey; tone: StatusPillProps['tone'] }> = {
  open: { text: 'people.invitation-open', tone: 'wait' },
  accepted: { text: 'people.invitation-accepted', tone: 'good' },
  declined: { text: 'people.invitation-declined', tone: 'neutral' },
  reported: { text: 'people.invitation-reported', tone: 'neutral' },
};

/** Offers that companies asked about which do not know who they asked. */
const InvitationsPage: PageComponent = () => {
  const t = useText();
  const query = useFindOwnInvitations();
  return (
    <OwnPage title={t('people.invitations')} lead={t('people.invitations-lead')}>
      <Loaded query={query} lines={4}>
        {({ data }) =>
          data.length === 0 ? (
            <Nothing>
              <p>{t('people.invitations-none')}</p>
              <ButtonLink data-look="outlined" to={`${pathTo('candidate-settings')}#visibility`}>
                {t('people.to-findable')}
              </ButtonLink>
            </Nothing>
          ) : (
            <List>
              {data.map((invitation) => (
                <li key={invitation.id}>
                  <Asked invitation={invitation} />
                </li>
              ))}
            </List>
          )
        }
      </Loaded>
    </OwnPage>
  );
};

export default InvitationsPage;

function Asked({ invitation: { id, company, offer, message, state, at } }: { invitation: Invitation }) {
  const t = useText();
  const { localMoment } = useFormat();
  const failureWords = useFailureWords();
  const [reporting, setReporting] = useState(false);
  const answer = useAnswerInvitation();
  const send = (how: 'decline' | 'reopen' | 'report') =>
    answer.isPending ||
    answer.mutate(
      { id, answer: how },
      {
        onSuccess: () => {
          setReporting(false);
          if (how === 'decline') offerUndo(t('people.declined'), t('people.undo'), () => void send('reopen'));
          if (how === 'report') notifications.notify({ message: t('people.reported'), type: 'positive' });
        },
        onError: (error) =>
          notifications.notify({ message: failureWords(error, t('people.answer-failed')), type: 'negative' }),
      },
    );
  return (
    <article>
      <h2 dir="auto">{offer.live ? <Link to={offer.url}>{offer.title}</Link> : offer.title}</h2>
      <p>
        <bdi>{company.name}</bdi>
        <small>{localMoment(at)}</small>
        <StatusPill tone={STATES[state].tone}>{t(STATES[state].text)}</StatusPill>
      </p>
      {message !== '' && <blockquote dir="auto">{message}</blockquote>}
      {state === 'open' && !offer.live && <p>{t('people.invitation-ended')}</p>}
      {(state === 'open' || state === 'declined') && (
        <div>
          {state === 'open' && offer.live && (
            <ButtonLink data-look="filled" to={offer.url}>
              {t('people.accept')}
            </ButtonLink>
          )}
          {state === 'open' && (
            <Button type="button" data-look="outlined" onClick={() => send('decline')}>
              {t('people.decline')}
            </Button>
          )}
          {state === 'declined' && offer.live && (
            <Button type="button" data-look="outlined" onClick={() => send('reopen')}>
              {t('people.reopen')}
            </Button>
          )}
          <Button type="button" data-look="plain" onClick={() => setReporting(true)}>
            {t('people.report')}
          </Button>
        </div>
      )}
      {reporting && (
        <OptionalPart open={() => setReporting(true)} close={() => setReporting(false)}>
          <ConfirmDialog
            title={t('people.report-question')}
            text={t('people.report-text')}
            action={t('people.report-send')}
            cancel={t('people.unlock-not')}
            tone="danger"
            busy={answer.isPending}
            onConfirm={() => send('report')}
            onClose={() => setReporting(false)}
          />
        </OptionalPart>
      )}
    </article>
  );
}

const Nothing = withClass('div', css.nothing);

const List = withClass('ul', css.list);

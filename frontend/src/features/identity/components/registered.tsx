import { pathTo } from '@babelboard/pages';
import { useEffect } from 'react';
import { KeptOffer } from '../../../account-notes/kept-offer.js';
import { ResendVerification } from '../../../account-notes/resend-verification.js';
import { WaitingEvent } from '../../../account-notes/waiting-event.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { keepForRegistrant } from '../../../session/registrant-memory.js';
import { Ways } from './door-page.js';
import { NICE_TO_MEET_YOU } from './greetings.js';
import { MailNote } from './mail-note.js';

/** What happens after a registration: a mail. The same whether the address had an account. */
export function Registered({ email, type }: { email: string; type: 'candidate' | 'company' }) {
  const t = useText();
  useEffect(() => keepForRegistrant(email), [email]);
  return (
    <MailNote title={t('registered.title')} text={t('registered.text', { email, type })} greetings={NICE_TO_MEET_YOU}>
      {type === 'candidate' && <KeptOffer />}
      {type === 'candidate' && <WaitingEvent />}
      <p>{t('registered.not-there')}</p>
      <ResendVerification email={email} open />
      <Ways>
        <Link to={pathTo('login')}>{t('door.login')}</Link>
      </Ways>
    </MailNote>
  );
}

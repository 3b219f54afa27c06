import { pathTo } from '@babelboard/pages';
import { useEffect, useRef, useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { ButtonLink } from '../../../ui/button.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useCheckInvitation } from '../api/invitations.js';
import { DeadLink } from '../components/dead-link.js';
import { DoorPage } from '../components/door-page.js';
import { NICE_TO_MEET_YOU } from '../components/greetings.js';
import { JoinCompany } from '../components/join-company.js';
import { RegisterMemberForm } from '../components/register-member-form.js';
import { useHiddenToken } from '../components/use-hidden-token.js';

/** What the mail of an invitation leads to: a look changes nothing, a press joins. */
const CompanyInvitationPage: PageComponent<'company-invitation'> = ({ page }) => {
  const t = useText();
  const failureWords = useFailureWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [token] = useState(() => page.params.token);
  const [joined, setJoined] = useState(false);
  const { data, error } = useCheckInvitation(token);
  useAccountHead(t('invitation.title'));
  useHiddenToken(pathTo('home'));
  useEffect(() => {
    if (joined) heading.current?.focus();
  }, [joined]);

  const onward = (
    <ButtonLink data-look="outlined" to={pathTo('home')}>
      {t('door.onward')}
    </ButtonLink>
  );
  if (joined) {
    return (
      <DoorPage
        title={t('invitation.done')}
        intro={<p>{t('invitation.done-text')}</p>}
        greetings={NICE_TO_MEET_YOU}
        titleRef={heading}
      >
        <ButtonLink data-look="filled" to={pathTo('company-dashboard')} reloadDocument>
          {t('invitation.go')}
        </ButtonLink>
      </DoorPage>
    );
  }
  if (error !== null) {
    return (
      <DeadLink title={t('invitation.title')}>
        {<p>{failureWords(error, t('invitation.failed'))}</p>}
        {onward}
      </DeadLink>
    );
  }
  if (data === undefined) {
    return (
      <DoorPage title={t('invitation.title')} greetings={NICE_TO_MEET_YOU}>
        <p className="no-js-only">{t('form.needs-script')}</p>
        <Skeleton style={{ height: 160 }} />
      </DoorPage>
    );
  }
  const { company, email, role, way } = data;
  return (
    <DoorPage
      title={t('invitation.title-of', { company })}
      intro={<p>{t('invitation.intro', { company, email, role })}</p>}
      greetings={NICE_TO_MEET_YOU}
      titleRef={heading}
    >
      {way === 'register' && <RegisterMemberForm token={token} email={email} onDone={() => setJoined(true)} />}
      {way === 'join' && <JoinCompany token={token} email={email} onDone={() => setJoined(true)} />}
      {way === 'not_possible' && (
        <>
          <p role="alert">{t('invitation.not-possible', { email })}</p>
          {onward}
        </>
      )}
    </DoorPage>
  );
};

export default CompanyInvitationPage;

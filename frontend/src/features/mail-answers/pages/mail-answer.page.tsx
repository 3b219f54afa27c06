import { pathTo } from '@babelboard/pages';
import type { ApplicationStatus } from '@babelboard/wire';
import { useEffect, useRef, useState } from 'react';
import { useStatusWords } from '../../../applying/status-words.js';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonLink } from '../../../ui/button.js';
import { PageColumn } from '../../../ui/page-column.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useCheckMailAnswerLink } from '../api/check-mail-answer-link.js';
import { AnswerForm } from '../components/answer-form.js';
import css from './mail-answer.page.module.css';

/** Where the link in a mail to a company leads: it says who waits, and answers by a press, without a login. */
const MailAnswerPage: PageComponent<'mail-answer'> = ({ page }) => {
  const t = useText();
  const failureWords = useFailureWords();
  const words = useStatusWords('company');
  const heading = useRef<HTMLHeadingElement>(null);
  const { token } = page.params;
  const { data, error, refetch } = useCheckMailAnswerLink(token);
  const [answered, setAnswered] = useState<ApplicationStatus | null>(null);
  const title = t(answered === null ? 'mail-answer.title' : 'mail-answer.done');
  useAccountHead(title);
  useEffect(() => {
    // What is read next is what has changed.
    if (answered !== null) heading.current?.focus();
  }, [answered]);
  const name = data?.applicant.name ?? '';
  return (
    <Room>
      <h1 ref={heading} id="mail-answer" tabIndex={-1}>
        {title}
      </h1>
      <p className="no-js-only">{t('form.needs-script')}</p>
      {answered !== null && <p>{t('mail-answer.done-text', { name, status: words(answered) })}</p>}
      {answered === null && error !== null && <p role="alert">{failureWords(error, t('mail-answer.failed'))}</p>}
      {answered === null && error === null && data === undefined && (
        <div aria-busy="true">
          <span className="visually-hidden">{t('progress.loading')}</span>
          <Skeleton style={{ width: 280, maxWidth: '100%', height: 20, marginBlock: 8 }} />
          <Skeleton style={{ width: 220, maxWidth: '100%', height: 20, marginBlock: 8 }} />
        </div>
      )}
      {answered === null && data !== undefined && (
        <AnswerForm token={token} state={data} onAnswered={setAnswered} again={refetch} />
      )}
      <Onward>
        <ButtonLink
          data-look="plain"
          to={
            data === undefined
              ? pathTo('applicants-home')
              : `${pathTo('applicants', { id: `${data.offer.id}`, page: '1' })}?applicant=${data.applicant.id}`
          }
        >
          {t(data === undefined ? 'mail-answer.sign-in' : 'mail-answer.open')}
        </ButtonLink>
      </Onward>
    </Room>
  );
};

export default MailAnswerPage;

const Room = withClass(PageColumn, css.room);

const Onward = withClass('p', css.onward);

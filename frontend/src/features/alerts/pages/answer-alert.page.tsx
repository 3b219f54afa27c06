import { pathTo } from '@babelboard/pages';
import type { MailedOffer } from '@babelboard/wire';
import { useRef } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { useSearchParams } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonLink } from '../../../ui/button.js';
import { PageColumn } from '../../../ui/page-column.js';
import css from '../../../ui/press-page.module.css';
import { useFindMailedOffer, useNarrowAlert } from '../api/mailed-offer.js';
import { ProposedChanges } from '../components/proposed-changes.js';

/** Where the links beside an offer in a mail of an alert lead: it fits, or it does not, and why. Looking changes nothing; a press changes the alert, without a login. */
const AnswerAlertPage: PageComponent<'answer-alert'> = ({ page }) => {
  const t = useText();
  const failureWords = useFailureWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { token, jobId } = page.params;
  const link = { token, offerId: Number(jobId) };
  const fits = useSearchParams().get('fits') === 'true';
  const { data: answer, error: dead } = useFindMailedOffer(link);
  const { mutate, isPending, isSuccess, error } = useNarrowAlert(link);
  const title = t(isSuccess ? 'answer-alert.done' : fits ? 'answer-alert.fits' : 'answer-alert.fits-not');
  useAccountHead(title);
  /** What is read next is what has changed. */
  const change = (path: string) => isPending || mutate(path, { onSuccess: () => heading.current?.focus() });
  return (
    <Room>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {[dead, error].map(
        (failed) =>
          failed !== null && (
            <p key={failed.message} role="alert">
              {failureWords(failed, t('answer-alert.failed'))}
            </p>
          ),
      )}
      {answer !== undefined && (
        <>
          <Offer offer={answer.offer} />
          <State answer={answer} fits={fits} changed={isSuccess} />
          {!fits && answer.changes.length > 0 && <ProposedChanges answer={answer} busy={isPending} onChange={change} />}
          {fits && answer.offer !== null && (
            <ButtonLink data-look="filled" to={answer.offer.path}>
              {t('answer-alert.see-offer')}
            </ButtonLink>
          )}
          <Ways answer={answer} token={token} jobId={jobId} fits={fits} />
        </>
      )}
    </Room>
  );
};

export default AnswerAlertPage;

function Offer({ offer }: Pick<MailedOffer, 'offer'>) {
  const t = useText();
  if (offer === null) return <p>{t('answer-alert.unknown-offer')}</p>;
  return (
    <p>
      <b>{offer.title}</b>
      <br />
      {[offer.company, offer.place].filter(Boolean).join(' · ')}
    </p>
  );
}

/** What holds of the alert and the offer now. */
function State({ answer, fits, changed }: { answer: MailedOffer; fits: boolean; changed: boolean }) {
  const t = useText();
  const { alert, offer, now, changes } = answer;
  const { name } = alert;
  if (changed && now === null) return <p role="status">{t('answer-alert.done-text', { name })}</p>;
  if (fits) return <p>{t('answer-alert.fits-text', { name })}</p>;
  if (offer?.ended === true) return <p>{t('answer-alert.ended', { name })}</p>;
  if (now === null) return <p>{t('answer-alert.not-there', { name })}</p>;
  return <p>{t(changes.length > 0 ? 'answer-alert.why' : 'answer-alert.no-change', { name })}</p>;
}

/** What one can do where none of that is it. */
function Ways({ answer, token, jobId, fits }: { answer: MailedOffer; token: string; jobId: string; fits: boolean }) {
  const t = useText();
  const { alert, offer, now, in_account: inAccount } = answer;
  return (
    <>
      {!fits && inAccount && offer !== null && now !== null && (
        <p className={css.soft}>{t('answer-alert.company', { company: offer.company })}</p>
      )}
      <Onward>
        {fits ? (
          <Link to={pathTo('answer-alert', { token, jobId })}>{t('answer-alert.fits-not-after-all')}</Link>
        ) : (
          offer !== null && <Link to={offer.path}>{t('answer-alert.see-offer')}</Link>
        )}
        <Link to={pathTo('stop-alert', { token })}>{t('answer-alert.less')}</Link>
        {inAccount ? (
          <Link to={pathTo('job-alerts')}>{t('answer-alert.filters')}</Link>
        ) : (
          <Link to={alert.path}>{t('stop-alert.list')}</Link>
        )}
      </Onward>
    </>
  );
}

const Room = withClass(PageColumn, css.room);

const Onward = withClass('p', css.onward);

import type { Cv } from '@babelboard/wire';
import { type ReactNode, useState } from 'react';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button } from '../../../../ui/button.js';
import { Skeleton } from '../../../../ui/skeleton.js';
import { useFindProfile } from '../../profile/api/find-profile.js';
import { isGone, useFindExtraction } from '../api/find-extraction.js';
import { CvReview, type CvReviewProps } from './cv-review.js';
import css from './cv-review.module.css';
import { ReviewEnd } from './review-end.js';
import { openGroups } from './review-groups.js';

/** What was read in one CV, as soon as it is. */
export function ReadCv({ cv, onBack }: { cv: Cv; onBack: () => void }) {
  const t = useText();
  const failureWords = useFailureWords();
  const found = useFindExtraction(cv.id);
  const profile = useFindProfile();
  const failed = found.error ?? profile.error;
  const back = (
    <Button type="button" data-look="outlined" onClick={onBack}>
      {t('review.back')}
    </Button>
  );
  if (found.data === undefined || profile.data === undefined || isGone(found.error)) {
    if (failed === null) return <Waiting />;
    return (
      <End role="alert">
        <p>{failureWords(failed, t('cvs.not-loaded'))}</p>
        {isGone(found.error) ? (
          back
        ) : (
          <Button
            type="button"
            data-look="outlined"
            onClick={() => void Promise.all([found.refetch(), profile.refetch()])}
          >
            {t('failure.retry')}
          </Button>
        )}
      </End>
    );
  }
  const { extraction, proposals, text } = found.data;
  if (extraction === 'failed')
    return (
      <Said title={t('review.failed')} text={t('review.failed-text')}>
        {back}
      </Said>
    );
  if (proposals === null)
    return (
      <>
        <Said title={t('review.waiting')} text={t('review.waiting-text')} />
        <Waiting />
      </>
    );
  if (!text?.trim())
    return (
      <Said title={t('review.scanned')} text={t('review.scanned-text')}>
        {back}
      </Said>
    );
  return <Found key={cv.id} cv={cv} proposals={proposals} text={text} user={profile.data.user} onLater={onBack} />;
}

/** A review that has begun goes on to its end, also when the last of its proposals is decided. */
function Found(props: CvReviewProps) {
  const { proposals, text, user, onLater } = props;
  const [begun] = useState(() => openGroups(proposals).length > 0);
  return begun ? <CvReview {...props} /> : <ReviewEnd taken={null} text={text} user={user} onBack={onLater} />;
}

function Said({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <End role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </End>
  );
}

/** As a review looks before it is there. */
function Waiting() {
  const t = useText();
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{t('progress.loading')}</span>
      {[70, 90, 80, 60].map((width) => (
        <Skeleton key={width} style={{ width: `${width}%`, height: 26, marginBlock: 14 }} />
      ))}
    </div>
  );
}

const End = withClass('section', css.end);

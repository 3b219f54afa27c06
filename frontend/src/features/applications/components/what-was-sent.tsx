import type { ApplicationDetail } from '@babelboard/wire';
import { useAnswerWords } from '../../../applying/answer-words.js';
import { RequirementCheck } from '../../../applying/requirement-check.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonAnchor } from '../../../ui/button.js';
import css from './what-was-sent.module.css';

/** What the company got, as it was then. */
export function WhatWasSent({ application }: { application: ApplicationDetail }) {
  const t = useText();
  const { answer: words } = useAnswerWords();
  const { cv, letter, answers, check } = application;
  return (
    <section aria-labelledby="sent">
      <h2 id="sent">{t('applications.what')}</h2>
      {cv !== null && (
        <ButtonAnchor data-look="outlined" href={`/api/candidates/applications/${application.id}/cv`} download>
          {t('applications.cv', { name: cv.name })}
        </ButtonAnchor>
      )}
      {check.length > 0 && <RequirementCheck check={check} />}
      {answers.length > 0 && (
        <>
          <h3>{t('applications.answers')}</h3>
          <Answers>
            {answers.map(({ id, text, answer }) => (
              <div key={id}>
                <dt lang={application.job.ad_language?.code} dir="auto">
                  {text}
                </dt>
                <dd dir="auto">{words(answer)}</dd>
              </div>
            ))}
          </Answers>
        </>
      )}
      {letter !== '' && (
        <>
          <h3>{t('applications.letter')}</h3>
          <Letter dir="auto">{letter}</Letter>
        </>
      )}
    </section>
  );
}

const Answers = withClass('dl', css.answers);

const Letter = withClass('p', css.letter);

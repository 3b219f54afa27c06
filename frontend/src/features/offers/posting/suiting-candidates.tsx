import type { SuitingCandidatesResponse } from '@babelboard/wire';
import { ProblemError } from '../../../api/problem-error.js';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { useFindSuitingCandidates } from '../api/find-suiting-candidates.js';
import type { OfferValues } from './offer-values.js';
import css from './suiting-candidates.module.css';

type People = Pick<SuitingCandidatesResponse, 'count' | 'fewer_than'>;

const PARTS: readonly [keyof SuitingCandidatesResponse['by'], TextKey][] = [
  ['languages', 'posting.suit-languages'],
  ['skills', 'posting.suit-skills'],
  ['place', 'posting.suit-place'],
];

/** How many candidates suit what is asked, while one asks for it. */
export function SuitingCandidates({ values }: { values: OfferValues }) {
  const t = useText();
  const { number } = useFormat();
  const { places, remote, languages, skills, title, language, working_language, experience, employment_type, salary } =
    values;
  const failureWords = useFailureWords();
  const { data, isError, error } = useFindSuitingCandidates({
    ...{ places, remote, languages, skills, title, language, working_language, experience, employment_type, salary },
  });
  const isUsedUp = error instanceof ProblemError && error.problem?.code === 'SUITING_QUESTIONS_USED_UP';
  if (isError && data === undefined && !isUsedUp) return null;
  const asksNothing = places.length === 0 && languages.length === 0 && skills.length === 0 && title.trim() === '';
  const amount = ({ count, fewer_than }: People) =>
    count === null
      ? t('posting.suit-few', { count: number(fewer_than ?? 0) })
      : t('posting.suit-about', { count: number(count) });
  return (
    <Room aria-labelledby="suiting">
      <h2 id="suiting">{t('posting.suit')}</h2>
      {isUsedUp && <p role="status">{failureWords(error, '')}</p>}
      {asksNothing && <p>{t('posting.suit-nothing')}</p>}
      {!asksNothing && !isUsedUp && data !== undefined && (
        <>
          {data.score === null ? (
            <p role="status">
              <strong>{amount(data)}</strong> <span>{t('posting.suit-all', { count: data.count ?? 0 })}</span>
            </p>
          ) : (
            <>
              <p role="status">
                <strong>{amount(data.score.well)}</strong>{' '}
                <span>{t('posting.suit-well', { count: data.score.well.count ?? 0 })}</span>
              </p>
              <p>
                <strong>{amount(data.score.could)}</strong>{' '}
                <span>{t('posting.suit-could', { count: data.score.could.count ?? 0 })}</span>
              </p>
            </>
          )}
          <dl>
            {PARTS.map(([part, name]) => {
              const people = data.by[part];
              return (
                people !== null && (
                  <div key={part}>
                    <dt>{t(name)}</dt>
                    <dd>{amount(people)}</dd>
                  </div>
                )
              );
            })}
          </dl>
        </>
      )}
    </Room>
  );
}

const Room = withClass('section', css.room);

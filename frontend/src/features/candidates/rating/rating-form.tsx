import { LONGEST_RATING_COMMENT, productRatingRequest, SCORES, type Score } from '@babelboard/wire';
import { useEffect, useRef, useState } from 'react';
import { PickOne } from '../../../forms/choices/pick-one.js';
import { useFailureWords } from '../../../forms/failure-words.js';
import { Form } from '../../../forms/form.js';
import { TextAreaField } from '../../../forms/text-area-field.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { useAnswerRating } from './api/answer-rating.js';
import css from './rating-form.module.css';

const WORDS: Record<Score, TextKey> = {
  1: 'rating.score-1',
  2: 'rating.score-2',
  3: 'rating.score-3',
  4: 'rating.score-4',
  5: 'rating.score-5',
};

interface RatingFormProps {
  titleId: string;
  onRated: () => void;
  onSkipped: () => void;
}

/** One press for the score; only then it asks for words, which nobody has to find. */
export function RatingForm({ titleId, onRated, onSkipped }: RatingFormProps) {
  const t = useText();
  const failureWords = useFailureWords();
  const answer = useAnswerRating();
  const [notSkipped, setNotSkipped] = useState<string | null>(null);
  const { form, formRef, field, submit, busy, failure } = useWireForm({
    schema: productRatingRequest,
    fallback: t('rating.failed'),
    send: answer,
    done: onRated,
  });
  const score = form.watch('score') ?? null;
  const skip = () => {
    setNotSkipped(null);
    answer(null).then(onSkipped, (error: Error) => setNotSkipped(failureWords(error, t('rating.failed'))));
  };
  const scores = useRef<HTMLDivElement>(null);
  const scored = score !== null;
  useEffect(() => {
    // The scores stand in another place now: whoever goes by keys goes on choosing there.
    if (scored) scores.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  }, [scored]);
  const question = (
    <div ref={scores}>
      <PickOne<Score>
        label={t('rating.question')}
        options={SCORES.map((value) => ({ value, text: t('rating.score', { score: value, words: t(WORDS[value]) }) }))}
        value={score}
        onPick={(value) => form.setValue('score', value)}
      />
    </div>
  );
  const skipButton = (
    <Button type="button" data-look="plain" onClick={skip}>
      {t('rating.skip')}
    </Button>
  );
  if (score === null) {
    return (
      <Asked>
        {question}
        {notSkipped !== null && <p role="alert">{notSkipped}</p>}
        {skipButton}
      </Asked>
    );
  }
  return (
    <Form
      formRef={formRef}
      onSubmit={submit}
      titleId={titleId}
      busy={busy}
      failure={failure ?? notSkipped}
      action={t('rating.send')}
      busyAction={t('rating.sending')}
      beside={skipButton}
    >
      {question}
      <TextAreaField
        {...field('comment')}
        label={t(score >= 4 ? 'rating.comment-good' : 'rating.comment')}
        hint={t('rating.comment-hint')}
        optional
        rows={4}
        maxLength={LONGEST_RATING_COMMENT}
      />
    </Form>
  );
}

const Asked = withClass('div', css.asked);

import type { AskedQuestion, ScreeningAnswer, ScreeningWanted } from '@babelboard/wire';
import { useFormat } from '../i18n/use-format.js';
import { useText } from '../i18n/use-text.js';

/** Gives the functions that say an answer, and what a question that decides takes. */
export function useAnswerWords() {
  const t = useText();
  const { number, or, and } = useFormat();
  const yesNo = (yes: boolean) => t(yes ? 'applying.yes' : 'applying.no');
  return {
    answer: (answer: ScreeningAnswer): string => {
      if (answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0))
        return t('applying.no-answer');
      if (typeof answer === 'boolean') return yesNo(answer);
      if (typeof answer === 'number') return number(answer);
      return Array.isArray(answer) ? and(answer) : answer;
    },
    /** Empty where nothing is wanted. */
    takes: (wanted: ScreeningWanted | null): string => {
      if (wanted === null) return '';
      const { yes, any_of: anyOf = [], min = null, max = null } = wanted;
      if (yes !== undefined) return t('applying.takes-one', { answer: yesNo(yes) });
      if (anyOf.length > 0) return t('applying.takes-one', { answer: or(anyOf) });
      if (min !== null && max !== null) return t('applying.takes-range', { min: number(min), max: number(max) });
      if (min !== null) return t('applying.takes-min', { min: number(min) });
      return max === null ? '' : t('applying.takes-max', { max: number(max) });
    },
  };
}

/** Whether somebody answered. */
export function isAnswered(answer: ScreeningAnswer | undefined): boolean {
  return answer !== undefined && answer !== null && answer !== '' && !(Array.isArray(answer) && answer.length === 0);
}

export type Answers = Readonly<Record<AskedQuestion['id'], ScreeningAnswer>>;

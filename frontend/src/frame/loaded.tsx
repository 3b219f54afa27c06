import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureWords } from '../forms/failure-words.js';
import { useText } from '../i18n/use-text.js';
import { Button } from '../ui/button.js';
import { Skeleton } from '../ui/skeleton.js';
import { Fact } from './settings-section.js';

export interface LoadedProps<Answer> {
  query: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch'>;
  /** How many lines are expected. */
  lines?: number;
  children: (answer: Answer) => ReactNode;
}

/** What was asked for; its shape while it is on its way, and what to do where it did not come. */
export function Loaded<Answer>({ query, lines = 2, children }: LoadedProps<Answer>) {
  const t = useText();
  const failureWords = useFailureWords();
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error !== null) {
    return (
      <Fact role="alert">
        <p>{failureWords(error, t('form.not-loaded'))}</p>
        <Button type="button" data-look="outlined" onClick={() => void refetch()}>
          {t('failure.retry')}
        </Button>
      </Fact>
    );
  }
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{t('progress.loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without a name
        <Skeleton key={line} style={{ width: `${86 - 18 * (line % 3)}%`, height: 20, marginBlock: 8 }} />
      ))}
    </div>
  );
}

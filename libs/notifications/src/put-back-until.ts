import { PutBack } from '@babelboard/platform';

/** Has a task come again when an event is so old. @throws PutBack before that */
export function putBackUntil({ occurredAt }: { occurredAt: Date }, ageMs: number, now: Date): void {
  const left = occurredAt.getTime() + ageMs - now.getTime();
  if (left > 0) {
    throw new PutBack('What happened may still be undone', left);
  }
}

import type { Done } from '@babelboard/wire';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { showToasts } from '../../../../forms/show-toasts.js';
import { Fact } from '../../../../frame/settings-section.js';
import { Button } from '../../../../ui/button.js';

export interface MailRequestProps<Body> {
  text: ReactNode;
  /** Stands in the place of the text once the mail is on its way. */
  sentText: string;
  action: string;
  fallback: string;
  /** Says what the page knows better than the server's general words. */
  words?: (error: Error) => string | null;
  use: Pick<UseMutationResult<Done, Error, Body>, 'mutate' | 'isPending' | 'isSuccess' | 'error'>;
  body: Body;
}

/** A press that has a mail sent. */
export function MailRequest<Body>({ text, sentText, action, fallback, words, use, body }: MailRequestProps<Body>) {
  const failureWords = useFailureWords();
  const { mutate, isPending, isSuccess, error } = use;
  const wordsOf = (cause: Error) => words?.(cause) ?? failureWords(cause, fallback);
  const send = () => mutate(body, { onSuccess: showToasts });
  return (
    <Fact>
      <div>
        {isSuccess ? <p role="status">{sentText}</p> : <div>{text}</div>}
        {error !== null && <p role="alert">{wordsOf(error)}</p>}
      </div>
      <Button type="button" data-look="outlined" aria-disabled={isPending} onClick={() => isPending || send()}>
        {action}
      </Button>
    </Fact>
  );
}

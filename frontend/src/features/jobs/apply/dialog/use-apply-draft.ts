import type { ApplicationFormResponse } from '@babelboard/wire';
import { useState } from 'react';
import type { Answers } from '../../../../applying/answer-words.js';
import { keepEdit, keptEdit } from '../../../../forms/inline/drafts.js';
import { useSession } from '../../../../session/use-session.js';

interface ApplyDraft {
  cvId: number | null;
  letter: string;
  answers: Answers;
  /** Ticked by nobody but the candidate. */
  keepInPool: boolean;
}

/** What is typed for an application, kept in this tab through a reload, a look at the offer and a login. */
export function useApplyDraft(form: ApplicationFormResponse) {
  const account = useSession().user?.id ?? 0;
  const part = `apply:${form.offer.id}`;
  const [draft, setDraft] = useState<ApplyDraft>(() => ({
    cvId: form.default_cv_id,
    letter: form.letters[0]?.letter ?? '',
    answers: Object.fromEntries(form.questions.map(({ id, answer }) => [id, answer])),
    keepInPool: false,
    ...(keptEdit(account, part)?.values as Partial<ApplyDraft> | undefined),
  }));
  return {
    draft,
    change: (changes: Partial<ApplyDraft>) => {
      const next = { ...draft, ...changes };
      setDraft(next);
      keepEdit(account, part, { values: { ...next }, base: {} });
    },
    forget: () => keepEdit(account, part, null),
  };
}

import type { ScreeningQuestionsResponse } from '@babelboard/wire';
import { useEffect, useState } from 'react';
import { keepEdit, keptEdit } from '../../../forms/inline/drafts.js';
import { useSession } from '../../../session/use-session.js';
import { draftOf, emptyDraft, type QuestionDraft } from './question-draft.js';

type Drafts = readonly QuestionDraft[];

/** The questions as they are written; what is not saved is kept in this tab, while other pages are shown, through reloads and a login in between. */
export function useQuestionDrafts(offerId: number, saved: ScreeningQuestionsResponse) {
  const account = useSession().user?.id ?? 0;
  const [begun] = useState(() => ({ account, part: `screening:${offerId}`, ...begin(account, offerId, saved) }));
  const [drafts, setDrafts] = useState(begun.drafts);
  /** What the server has, as it is shown. */
  const [settled, setSettled] = useState(begun.settled);
  /** Of what was read: what is kept is saved over nothing newer. */
  const [version, setVersion] = useState(begun.version);
  const touched = drafts !== settled;
  useEffect(
    () => keepEdit(begun.account, begun.part, touched ? { values: { drafts }, base: { version } } : null),
    [begun, drafts, touched, version],
  );
  return { drafts, setDrafts, setSettled, version, setVersion, touched };
}

function begin(account: number, offerId: number, saved: ScreeningQuestionsResponse) {
  const settled: Drafts = saved.questions.map(draftOf);
  const kept = keptEdit(account, `screening:${offerId}`);
  if (kept === null) return { settled, drafts: settled, version: saved.version };
  const typed = kept.values.drafts as Drafts;
  // Keys are those of a page that was left.
  const drafts: Drafts = typed.map((draft) => ({ ...draft, key: emptyDraft().key }));
  return { settled, drafts, version: kept.base.version as number };
}

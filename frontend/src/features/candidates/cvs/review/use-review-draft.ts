import { useState } from 'react';
import { keepEdit, keptEdit } from '../../../../forms/inline/drafts.js';
import { useSession } from '../../../../session/use-session.js';

type Ticks = Record<string, boolean>;
type Changes = Record<string, object>;

/** What one has ticked and changed of the proposals of a CV; a reload and a login in between keep it. */
export function useReviewDraft(cvId: number) {
  const account = useSession().user?.id ?? 0;
  const part = `cv-${cvId}`;
  const [draft, setDraft] = useState(() => {
    const kept = keptEdit(account, part)?.values as { ticks?: Ticks; changes?: Changes } | undefined;
    return { ticks: kept?.ticks ?? {}, changes: kept?.changes ?? {} };
  });
  const keep = (next: { ticks: Ticks; changes: Changes }) => {
    keepEdit(account, part, { values: next, base: {} });
    setDraft(next);
  };
  return {
    ticks: draft.ticks,
    /** The value as one has changed it. */
    changed: <Value extends object>(id: string, value: Value): Value => ({ ...value, ...draft.changes[id] }),
    tick: (ids: readonly string[], on: boolean) =>
      keep({ ...draft, ticks: { ...draft.ticks, ...Object.fromEntries(ids.map((id) => [id, on])) } }),
    /** What one changes is meant to be taken. */
    change: (id: string, value: object) =>
      keep({
        ticks: { ...draft.ticks, [id]: true },
        changes: { ...draft.changes, [id]: { ...draft.changes[id], ...value } },
      }),
    forget: () => keepEdit(account, part, null),
  };
}

export type ReviewDraft = ReturnType<typeof useReviewDraft>;

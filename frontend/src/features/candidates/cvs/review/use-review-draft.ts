import type { CvProposals } from '@babelboard/wire';
import { useRef, useState } from 'react';
import { keepEdit, keptEdit } from '../../../../forms/inline/drafts.js';
import { useSession } from '../../../../session/use-session.js';
import { nextOpen, openGroups, type ReviewGroup } from './review-groups.js';

interface KeptReview {
  ticks: Record<string, boolean>;
  changes: Record<string, object>;
  /** The groups that there was something to decide in when it began. */
  steps: ReviewGroup[];
  /** The one that one is at; null at the end. */
  step: ReviewGroup | null;
  /** How many were taken over. */
  taken: number;
  /** Left out in the groups before: they are settled at the end, so that one can still go back to them. */
  left: string[];
  /** How the groups ended that one has been through. */
  passed: Partial<Record<ReviewGroup, 'taken' | 'left'>>;
}

/** What one has decided, ticked and changed of the proposals of a CV; a reload and a login in between keep it. */
export function useReviewDraft(cvId: number, proposals: CvProposals) {
  const account = useSession().user?.id ?? 0;
  const part = `cv-${cvId}`;
  const [draft, setDraft] = useState<KeptReview>(() => {
    const kept = (keptEdit(account, part)?.values ?? {}) as Partial<KeptReview>;
    const steps = openGroups(proposals, kept.steps);
    const step = nextOpen(proposals, steps, kept.step ?? null);
    return { ticks: {}, changes: {}, taken: 0, left: [], passed: {}, ...kept, steps, step } satisfies KeptReview;
  });
  /** What takes a while, as taking over does, goes on from what was ticked meanwhile. */
  const newest = useRef(draft);
  const keep = (changesOf: (draft: KeptReview) => Partial<KeptReview>) => {
    const next = { ...newest.current, ...changesOf(newest.current) };
    newest.current = next;
    keepEdit(account, part, next.step === null ? null : { values: { ...next }, base: {} });
    setDraft(next);
  };
  return {
    ...draft,
    /** The value as one has changed it. */
    changed: <Value extends object>(id: string, value: Value): Value => ({ ...value, ...draft.changes[id] }),
    tick: (ids: readonly string[], on: boolean) =>
      keep(({ ticks }) => ({ ticks: { ...ticks, ...Object.fromEntries(ids.map((id) => [id, on])) } })),
    /** What one changes is meant to be taken. */
    change: (id: string, value: object) =>
      keep(({ ticks, changes }) => ({
        ticks: { ...ticks, [id]: true },
        changes: { ...changes, [id]: { ...changes[id], ...value } },
      })),
    /** A group is decided. */
    pass: (step: ReviewGroup | null, taken: number, left: readonly string[]) =>
      keep((draft) => ({
        step,
        taken: draft.taken + taken,
        left: [...new Set([...draft.left, ...left])],
        passed:
          draft.step === null ? draft.passed : { ...draft.passed, [draft.step]: left.length > 0 ? 'left' : 'taken' },
      })),
    goTo: (step: ReviewGroup) => keep(() => ({ step })),
  };
}

export type ReviewDraft = ReturnType<typeof useReviewDraft>;

import type { CvProposals } from '@babelboard/wire';

/** What a CV tells of, in the order in which a profile needs it. */
const REVIEW_GROUPS = ['contact', 'languages', 'experience', 'education', 'skills'] as const;
export type ReviewGroup = (typeof REVIEW_GROUPS)[number];

/** What every proposal has, whatever it proposes. */
export interface Proposed {
  id: string;
  passage: string;
  confidence: number;
  held: boolean;
}

/** Below this the reader guesses: nobody has to take that back. */
const SURE = 0.5;

/** All proposals of a group. */
export function proposalsOf(proposals: CvProposals, group: ReviewGroup): Proposed[] {
  if (group !== 'contact') return proposals[group];
  // Which city a place is goes with the place.
  const { links, fk_city_id: _city, ...fields } = proposals.contact;
  return [...Object.values(fields).filter((field) => field !== null), ...links];
}

/** The groups in which there is something to decide. @param begun those that a review began with */
export function openGroups(proposals: CvProposals, begun: readonly ReviewGroup[] = []): ReviewGroup[] {
  return REVIEW_GROUPS.filter((group) => begun.includes(group) || isOpen(proposals, group));
}

/** The first group in which there is something to decide, from one on; null where there is none any more. */
export function nextOpen(
  proposals: CvProposals,
  steps: readonly ReviewGroup[],
  from: ReviewGroup | null,
): ReviewGroup | null {
  const begin = from === null ? 0 : steps.indexOf(from);
  return steps.slice(begin).find((group) => isOpen(proposals, group)) ?? null;
}

/** The group before one in which something was left out; null where all was taken. */
export function openBefore(
  proposals: CvProposals,
  steps: readonly ReviewGroup[],
  group: ReviewGroup,
): ReviewGroup | null {
  return steps.slice(0, steps.indexOf(group)).findLast((before) => isOpen(proposals, before)) ?? null;
}

function isOpen(proposals: CvProposals, group: ReviewGroup): boolean {
  return proposalsOf(proposals, group).some(({ held }) => !held);
}

/** Whether it is ticked before anybody has looked at it. @param ready it lacks nothing that the profile asks for */
export function tickedAtFirst({ held, confidence }: Pick<Proposed, 'held' | 'confidence'>, ready: boolean): boolean {
  return !held && ready && confidence >= SURE;
}

/** How a group of a review stands: one is at it, all of it is in the profile, something was left out, or nobody has looked at it. */
export type Mark = 'here' | 'taken' | 'left' | 'open';

export function markOf(
  group: ReviewGroup,
  { step, passed }: { step: ReviewGroup | null; passed: Partial<Record<ReviewGroup, 'taken' | 'left'>> },
  proposals: CvProposals,
): Mark {
  if (group === step) return 'here';
  return passed[group] ?? (isOpen(proposals, group) ? 'open' : 'taken');
}

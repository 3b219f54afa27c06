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

/** The groups in which there is something to decide. */
export function openGroups(proposals: CvProposals): ReviewGroup[] {
  return REVIEW_GROUPS.filter((group) => proposalsOf(proposals, group).some(({ held }) => !held));
}

/** Whether it is ticked before anybody has looked at it. @param ready it lacks nothing that the profile asks for */
export function tickedAtFirst({ held, confidence }: Pick<Proposed, 'held' | 'confidence'>, ready: boolean): boolean {
  return !held && ready && confidence >= SURE;
}

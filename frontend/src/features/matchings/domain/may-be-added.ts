import type { JobMatching, MatchingPartName, NamedInMatching } from '@babelboard/wire';

/** So many skills are an invitation; more are a list of what one cannot do. */
const MOST_SKILLS = 4;

/** What would change a score if the person had it or said it. */
export interface MayBeAdded {
  /** Skills that are asked for, with the rest as a number. */
  skills: NamedInMatching[];
  moreSkills: number;
  /** What the profile does not say, what counts most first; `points` of 100 at most. */
  unsaid: { part: MatchingPartName; points: number }[];
}

/** Gives what may be added to a profile; null where nothing is left. */
export function mayBeAdded({ parts, unsaid }: JobMatching): MayBeAdded | null {
  const asked = parts.flatMap((part) =>
    part.part === 'skills' ? [...part.missing, ...part.near.map((pair) => pair.asked)] : [],
  );
  const open = unsaid
    .filter(({ by }) => by === 'person')
    .sort((one, other) => other.weight - one.weight)
    .map(({ part, weight }) => ({ part, points: Math.round(weight * 100) }));
  if (asked.length === 0 && open.length === 0) return null;
  return {
    skills: asked.slice(0, MOST_SKILLS),
    moreSkills: Math.max(0, asked.length - MOST_SKILLS),
    unsaid: open,
  };
}

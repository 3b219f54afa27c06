import { readOwnSkill } from '@babelboard/wire';
import type { ProposedSkill } from './cv-proposals.js';

type Found = Pick<ProposedSkill, 'id' | 'passage' | 'confidence'>;

/** A skill that a CV names, by its id or else by its name; none where a profile could not keep that. */
export function proposedSkill(found: Found, skillId: number | null, name: string): ProposedSkill[] {
  if (skillId !== null) {
    return [{ ...found, skillId }];
  }
  const own = readOwnSkill(name);
  return 'fault' in own ? [] : [{ ...found, skillId, ownName: own.name }];
}

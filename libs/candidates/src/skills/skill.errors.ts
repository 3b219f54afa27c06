import { DomainError } from '@babelboard/platform';

/** No known skill has this slug or id. */
export class SkillUnknown extends DomainError {
  constructor(readonly tag: string) {
    super('SKILL_UNKNOWN', 'invalid', { path: 'tag' });
  }
}

/** The candidate has no such skill. */
export function skillNotHeld(): DomainError {
  return new DomainError('SKILL_NOT_HELD', 'not-found');
}

export function tooManySkills(most: number): DomainError {
  return new DomainError('TOO_MANY_SKILLS', 'invalid', { path: 'tag', params: { most } });
}

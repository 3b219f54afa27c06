import { DomainError } from '@babelboard/platform';
import { OWN_SKILL_LETTERS, type OwnSkillFault } from '@babelboard/wire';

/** No skill has this id. */
export function skillUnknown(): DomainError {
  return new DomainError('SKILL_UNKNOWN', 'invalid', { path: 'tag' });
}

/** No skill is called so. */
export function ownSkillRefused(fault: OwnSkillFault): DomainError {
  const { least, most } = OWN_SKILL_LETTERS;
  switch (fault) {
    case 'length':
      return new DomainError('OWN_SKILL_LENGTH', 'invalid', { path: 'tag', params: { least, most } });
    case 'character':
      return new DomainError('OWN_SKILL_CHARACTER', 'invalid', { path: 'tag' });
    case 'address':
      return new DomainError('OWN_SKILL_ADDRESS', 'invalid', { path: 'tag' });
  }
}

/** The candidate has no such skill. */
export function skillNotHeld(): DomainError {
  return new DomainError('SKILL_NOT_HELD', 'not-found');
}

export function tooManySkills(most: number): DomainError {
  return new DomainError('TOO_MANY_SKILLS', 'invalid', { path: 'tag', params: { most } });
}

import type { ReadProfile } from '../domain/read-profile.js';
import { UnreadableProfile } from '../profile-document.errors.js';
import { decodeText } from '../xml/decode-text.js';
import { readXml } from '../xml/read-xml.js';
import { readCandidate } from './candidate/read-candidate.js';
import { readSkillsPassport } from './skills-passport/read-skills-passport.js';

/**
 * Reads Europass XML of either form.
 * @throws UnreadableProfile PROFILE_FILE_BROKEN, PROFILE_FILE_WITH_DOCTYPE, PROFILE_FILE_TOO_LARGE, PROFILE_FILE_UNKNOWN
 */
export function readEuropassXml(bytes: Uint8Array): ReadProfile {
  const root = readXml(decodeText(bytes));
  if (root.name === 'Candidate') return readCandidate(root);
  if (root.name === 'SkillsPassport') return readSkillsPassport(root);
  throw new UnreadableProfile('PROFILE_FILE_UNKNOWN');
}

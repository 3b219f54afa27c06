import type { ReadProfile } from '../domain/read-profile.js';
import { readEuropassXml } from '../europass/read-europass-xml.js';
import { readJsonResume } from '../json-resume/read-json-resume.js';
import { UnreadableProfile } from '../profile-document.errors.js';
import { attachedProfile } from './attached-profile.js';
import { profileFileKind } from './profile-file-kind.js';

const LARGEST = 10 * 1024 * 1024;

/**
 * Reads a profile from a file: Europass XML of either form, bare or attached to a PDF, or JSON Resume. Whoever hands over files of strangers
 * does so in a process with limits of its own.
 * @throws UnreadableProfile PROFILE_FILE_UNKNOWN where it holds no profile, PROFILE_FILE_BROKEN, PROFILE_FILE_WITH_DOCTYPE, PROFILE_FILE_TOO_LARGE
 */
export async function readProfileFile(bytes: Uint8Array): Promise<ReadProfile> {
  if (bytes.length > LARGEST) {
    throw new UnreadableProfile('PROFILE_FILE_TOO_LARGE');
  }
  switch (profileFileKind(bytes)) {
    case 'xml':
      return readEuropassXml(bytes);
    case 'json':
      return readJsonResume(bytes);
    case 'pdf':
      return attachedProfile(bytes);
    default:
      throw new UnreadableProfile('PROFILE_FILE_UNKNOWN');
  }
}

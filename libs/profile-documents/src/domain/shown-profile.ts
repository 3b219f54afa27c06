import type { ProfileDocument } from './profile-document.js';

/** What many countries do not expect in a CV; none of it is in a file unless it is asked for. */
export interface ShownParts {
  photo?: boolean;
  birthDate?: boolean;
  /** The letter that presents the person. */
  letter?: boolean;
}

/** A profile with what is asked for alone, so that nothing else can come into a file or into what is attached to it. */
export function shownProfile(
  profile: ProfileDocument,
  { photo = false, birthDate = false, letter = false }: ShownParts,
): ProfileDocument {
  return {
    ...profile,
    contact: birthDate ? profile.contact : { ...profile.contact, birthDate: null },
    summary: letter ? profile.summary : null,
    photo: photo ? profile.photo : null,
  };
}

import { LIMITS } from './limits.js';
import { cleanLine } from './lines.js';
import type { ProfileDocument } from './profile-document.js';

/** What a file says of a person and a profile has no place for; to be named to them, so that nothing is lost unsaid. */
export const LEFT_OUT_PARTS = [
  'address',
  'attachments',
  'awards',
  'certificates',
  'conferences',
  'details',
  'driving-licences',
  'gender',
  'interests',
  'links',
  'memberships',
  'messengers',
  'nationality',
  'other',
  'phones',
  'photo',
  'projects',
  'publications',
  'references',
  'skill-texts',
  'too-many',
  'volunteering',
] as const;
export type LeftOutPart = (typeof LEFT_OUT_PARTS)[number];

export const PROFILE_FILE_FORMATS = ['europass-candidate', 'europass-skills-passport', 'json-resume'] as const;
export type ProfileFileFormat = (typeof PROFILE_FILE_FORMATS)[number];

/** A profile that was read from a file. */
export interface ReadProfile {
  format: ProfileFileFormat;
  document: ProfileDocument;
  leftOut: LeftOutPart[];
}

/** Collects what is left out, each part once. */
export class LeftOut {
  private readonly parts = new Set<LeftOutPart>();

  /** @param isThere whether the file has any of it */
  note(part: LeftOutPart, isThere: boolean): void {
    if (isThere) this.parts.add(part);
  }

  /** The first of a list, as many as a document holds. */
  first<Item>(items: readonly Item[], most: number): Item[] {
    this.note('too-many', items.length > most);
    return items.slice(0, most);
  }

  /** Skills, each once whatever its case. */
  skills(names: readonly (string | null | undefined)[]): string[] {
    const known = new Map<string, string>();
    for (const name of names) {
      const skill = cleanLine(name ?? '', LIMITS.line);
      if (skill !== '' && !known.has(skill.toLowerCase())) known.set(skill.toLowerCase(), skill);
    }
    return this.first([...known.values()], LIMITS.skills);
  }

  list(): LeftOutPart[] {
    return LEFT_OUT_PARTS.filter((part) => this.parts.has(part));
  }
}

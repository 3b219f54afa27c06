import { nameText } from './typed-text.js';

/** How many letters a skill in somebody's own words has. */
export const OWN_SKILL_LETTERS = { least: 2, most: 60 } as const;

/** Why a skill cannot be called so. */
export type OwnSkillFault = 'length' | 'character' | 'address';

/** What leads somewhere or is written to somebody. `ASP.NET/C#`, `Node.js` and `JavaScript: React` are skills. */
const ADDRESS = /@|:\/\/|\b(?:https?|mailto)\s*:|\bwww\s*\./i;

const letters = nameText(OWN_SKILL_LETTERS.most);

/** A skill as a person calls it, composed (NFC) and its blanks folded; the browser asks the same of it as the server. */
export function readOwnSkill(typed: string): { name: string } | { fault: OwnSkillFault } {
  const name = typed
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const { least, most } = OWN_SKILL_LETTERS;
  if (name.length < least || name.length > most || !/\p{L}/u.test(name)) {
    return { fault: 'length' };
  }
  if (!letters.safeParse(name).success) {
    return { fault: 'character' };
  }
  return ADDRESS.test(name.normalize('NFKC')) ? { fault: 'address' } : { name };
}

import type { CvSkill, Proposal } from '../../cv.js';
import type { CvKnowledge } from '../../knowledge/cv-knowledge.js';
import { readLabel } from '../labels.js';
import type { Section } from '../sections/find-sections.js';
import { plainWords } from '../text/words.js';
import { skillNames } from './skill-names.js';

const MOST_SKILLS = 80;
const MOST_CUT = 30;
const BULLET = /^[•◦▪▫■□●○‣⁃∙·*–—-]\s+/;

/** What stands in lists of skills, each with the skill of the catalogue where it has one. */
export function readSkills(
  sections: readonly Section[],
  knowledge: CvKnowledge,
  language: string | null,
): Proposal<CvSkill>[] {
  const found = new Map<string, Proposal<CvSkill>>();
  const ids = new Set<number>();
  for (const { kind, lines } of sections) {
    if (kind !== 'skills') continue;
    for (const text of joinWrapped(lines.map((line) => line.text))) {
      if (readLabel(text, language)?.kind === 'ignored') continue;
      for (const name of skillNames(text).flatMap((one) => cutAtKnown(one, knowledge, language))) {
        const key = plainWords(name);
        if (key === '' || found.has(key) || found.size >= MOST_SKILLS) continue;
        const skill = knowledge.skill(name, language);
        // "Microsoft Office" and "Office 365" are one for the catalogue.
        if (skill && ids.has(skill.id)) continue;
        if (skill) ids.add(skill.id);
        const value = { name, skillId: skill?.id ?? null };
        // The very word and not the list around it: the catalogue may call it otherwise, and one has to know what is meant.
        found.set(key, { value, passage: name, confidence: skill ? 0.95 : 0.6 });
      }
    }
  }
  return [...found.values()];
}

/** Words of a line that lost its gaps ("AutoCAD Python Project management"): two or more known skills in it say where they were. */
function cutAtKnown(text: string, knowledge: CvKnowledge, language: string | null): string[] {
  const words = text.split(/\s+/);
  if (words.length < 3 || words.length > MOST_CUT || knowledge.skill(text, language)) return [text];
  const pieces: string[] = [];
  let known = 0;
  let loose: string[] = [];
  const close = () => {
    if (loose.length > 0) pieces.push(loose.join(' '));
    loose = [];
  };
  for (let at = 0; at < words.length; ) {
    const length = [4, 3, 2, 1].find(
      (size) => at + size <= words.length && knowledge.skill(words.slice(at, at + size).join(' '), language),
    );
    if (length === undefined) {
      loose.push(words[at] ?? '');
      at += 1;
    } else {
      close();
      pieces.push(words.slice(at, at + length).join(' '));
      known += 1;
      at += length;
    }
  }
  close();
  return known >= 2 && pieces.every((piece) => /^[\p{Lu}\p{N}]/u.test(piece)) ? pieces : [text];
}

/** A list that goes on in the next line: it ends with a comma or in an open bracket, or the next begins small. */
function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isList = before?.includes(',') && !BULLET.test(line) && (/,\s*$/.test(before) || /^\p{Ll}/u.test(line));
    const isOpen = before !== undefined && before.lastIndexOf('(') > before.lastIndexOf(')');
    const goesOn = isList || isOpen;
    if (goesOn) joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(line);
  }
  return joined;
}

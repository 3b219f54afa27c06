import type { CvSkill, Proposal } from '../../cv.js';
import type { CvKnowledge } from '../../knowledge/cv-knowledge.js';
import { readLabel } from '../labels.js';
import type { Section } from '../sections/find-sections.js';
import { plainWords } from '../text/words.js';
import { skillNames } from './skill-names.js';

const MOST_SKILLS = 80;
const MOST_CUT = 30;
const MOSTLY = 0.6;
const SHORTEST_SHARED = 4;
const BULLET = /^[•◦▪▫■□●○‣⁃∙·*–—-]\s+/;

/** What stands in lists of skills, each with the skill of the catalogue where it has one. */
export function readSkills(
  sections: readonly Section[],
  knowledge: CvKnowledge,
  language: string | null,
): Proposal<CvSkill>[] {
  const found = new Map<string, Proposal<CvSkill>>();
  const byId = new Map<number, string>();
  for (const { kind, lines } of sections) {
    if (kind !== 'skills') continue;
    for (const text of joinWrapped(
      lines.map((line) => line.text),
      (text) => knowledge.skill(text, language) !== null,
    )) {
      if (readLabel(text, language)?.kind === 'ignored') continue;
      for (const name of skillNames(text).flatMap((one) => cutAtKnown(one, knowledge, language))) {
        const key = plainWords(name);
        if (key === '' || found.has(key) || found.size >= MOST_SKILLS) continue;
        const skill = knowledge.skill(name, language);
        const same = skill ? byId.get(skill.id) : undefined;
        // "Microsoft Office" and "Office 365" are one for the catalogue, and for those who say so; "TensorFlow" and "PyTorch" are not.
        if (same !== undefined && shareWord(same, key)) continue;
        const value = { name, skillId: same ? null : (skill?.id ?? null) };
        if (skill) byId.set(skill.id, key);
        // The very word and not the list around it: the catalogue may call it otherwise, and one has to know what is meant.
        found.set(key, { value, passage: name, confidence: skill ? 0.95 : 0.6 });
      }
    }
  }
  return [...found.values()];
}

function shareWord(one: string, other: string): boolean {
  const words = new Set(one.split(' '));
  return other.split(' ').some((word) => word.length >= SHORTEST_SHARED && words.has(word));
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

/** Letters of a list that goes over several lines. */
const LONGEST_LINE = 4_000;

/** A list that goes on in the next line: it ends with a comma or in an open bracket, or the next begins small. */
function joinWrapped(lines: readonly string[], isKnown: (text: string) => boolean): string[] {
  const joined: string[] = [];
  const large = lines.filter((line) => /^\P{L}*\p{Lu}/u.test(line)).length;
  // Where items begin with a capital, a line that does not goes on, unless either of the two is a skill by itself.
  const areLarge = lines.length > 2 && large > lines.length * MOSTLY;
  for (const line of lines) {
    const before = joined.at(-1);
    const isList = before?.includes(',') && !BULLET.test(line) && (/,\s*$/.test(before) || /^\p{Ll}/u.test(line));
    const isOpen = before !== undefined && before.lastIndexOf('(') > before.lastIndexOf(')');
    const isSmall = areLarge && before !== undefined && /^\p{Ll}/u.test(line) && !isKnown(before) && !isKnown(line);
    // Whoever lists more than fits on a page lists something else; each further line would be read with all before it.
    const isRoom = before !== undefined && before.length + line.length < LONGEST_LINE;
    const goesOn = isRoom && (isList || isOpen || isSmall);
    if (goesOn) joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(line);
  }
  return joined;
}

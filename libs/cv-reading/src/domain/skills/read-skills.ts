import type { CvSkill, Proposal } from '../../cv.js';
import type { CvKnowledge } from '../../knowledge/cv-knowledge.js';
import { readLabel } from '../labels.js';
import { namesLanguages } from '../languages/language-names.js';
import type { Section } from '../sections/find-sections.js';
import { plainWords } from '../text/words.js';

const SEPARATORS = /\s*[,;•·|\t●▪■\n]\s*|\s+[–—/]\s+|\s{2,}/;
const BULLET = /^[•◦▪▫■□●○‣⁃∙·*–—-]\s+/;
/** How well somebody knows it, in dots or stars. */
const RATING = /\s*[●○★☆■□▪▫]{2,}\s*/g;
const LONGEST = 60;
const MOST_WORDS = 7;
const MOST_SKILLS = 80;
const MOST_CUT = 30;

/** What stands in lists of skills, each with the skill of the catalogue where it has one. */
export function readSkills(
  sections: readonly Section[],
  knowledge: CvKnowledge,
  language: string | null,
): Proposal<CvSkill>[] {
  const found = new Map<string, Proposal<CvSkill>>();
  for (const { kind, lines } of sections) {
    if (kind !== 'skills') continue;
    for (const text of joinWrapped(lines.map((line) => line.text))) {
      if (readLabel(text, language)?.kind === 'ignored') continue;
      for (const name of namesIn(text).flatMap((one) => cutAtKnown(one, knowledge, language))) {
        const key = plainWords(name);
        if (key === '' || found.has(key) || found.size >= MOST_SKILLS) continue;
        const skill = knowledge.skill(name, language);
        const value = { name, skillId: skill?.id ?? null };
        // The very word and not the list around it: the catalogue may call it otherwise, and one has to know what is meant.
        found.set(key, { value, passage: name, confidence: skill ? 0.95 : 0.6 });
      }
    }
  }
  return [...found.values()];
}

/** "Databases: PostgreSQL, Redis" is a list with its name. */
function namesIn(text: string): string[] {
  const line = text.replace(BULLET, '').replace(RATING, ', ');
  const [, label = '', list = ''] =
    /^([^:,\t]{2,40})(?::\s+(.+)|\t([^\t]+,[^\t]+))$/.exec(line)?.filter((part) => part !== undefined) ?? [];
  const items = splitList(list === '' ? line : list);
  return (label !== '' && namesLanguages(list) ? [] : items).filter(isSkill);
}

function splitList(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let item = '';
  // What stands in brackets belongs to what stands before them.
  for (const part of text.split(/([()])/)) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    const pieces = depth > 0 || part === ')' ? [part] : part.split(SEPARATORS);
    item += pieces.shift() ?? '';
    for (const piece of pieces) {
      items.push(item);
      item = piece;
    }
  }
  items.push(item);
  return items.map((one) => one.replace(/^[\s.–—-]+|[\s.:;–—-]+$/g, ''));
}

function isSkill(name: string): boolean {
  if (name.length < 1 || name.length > LONGEST || name.split(/\s+/).length > MOST_WORDS) return false;
  return /\p{L}/u.test(name) && !/@|https?:/.test(name);
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

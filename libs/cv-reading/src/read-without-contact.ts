import type { Cv } from './cv.js';
import { type CvLine, plainLines } from './domain/document.js';
import type { Section } from './domain/sections/find-sections.js';
import { namesOthers } from './domain/sections/names-others.js';
import type { CvKnowledge } from './knowledge/cv-knowledge.js';
import { type CvParts, readParts } from './read-cv.js';

/** A CV without its contact details. */
export interface WithoutContact {
  /** All that it says, of the person, too. */
  cv: Cv;
  /**
   * What is left of its text. Names and addresses may stand elsewhere in it, on each page or below a letter: whoever shows it to others
   * masks what `cv.contact` says.
   */
  text: string;
}

/** What is no job in the eyes of the catalogue may be anything: a slogan, a birth date, the other half of a name. */
const SURE_HEADLINE = 0.9;

const TOP_LINES = 10;
const REACHES = /@|https?:|www\.|\+\d{2}/i;
const NUMBER = /\d[\d ()/.-]{5,30}\d/;
const YEAR = /(?:19|20)\d\d/;

/**
 * Reads a CV whose text was kept, and leaves out what stands above all headings, but for the headline, contact details, and what names other
 * people: references, publications, talks.
 */
export function readWithoutContact(text: string, knowledge: CvKnowledge): WithoutContact {
  const parts = readParts({ lines: plainLines(text) }, knowledge);
  const leftOut = linesLeftOut(parts);
  const headline = parts.cv.contact.headline;
  const first = headline !== null && headline.confidence >= SURE_HEADLINE ? [headline.value] : [];
  const kept = parts.lines.filter((line) => !leftOut.has(line)).map((line) => line.text);
  return { cv: parts.cv, text: [...first, ...kept].join('\n') };
}

function linesLeftOut({ lines, headed, sections }: CvParts): ReadonlySet<CvLine> {
  const left = [
    ...sections.filter(({ kind }) => kind === 'head' || kind === 'contact'),
    ...headed.filter(({ heading }) => heading !== null && namesOthers(heading.text)),
  ];
  const headings = new Set(headed.map(({ heading }) => heading));
  return new Set([...left.flatMap(linesOf), ...topOf(lines).filter((line) => !headings.has(line))]);
}

/** Without their layout, contact details and what follows them are often taken for one: the name comes first, and addresses are near it. */
function topOf(lines: readonly CvLine[]): CvLine[] {
  const first = lines.filter(({ text }) => text.trim() !== '').slice(0, TOP_LINES);
  const last = first.findLastIndex(({ text }) => REACHES.test(text) || (NUMBER.test(text) && !YEAR.test(text)));
  return first.slice(0, Math.max(last, 0) + 1);
}

function linesOf({ heading, lines }: Section): CvLine[] {
  return heading === null ? lines : [heading, ...lines];
}

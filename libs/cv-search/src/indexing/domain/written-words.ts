import { foldLetters } from '@babelboard/platform';
import { latinSpellings, twoLetterSpellings } from '@babelboard/search/contract';
import type { Span } from './spans.js';

/** A word as it stands in a text; an apostrophe is a part of it. */
export interface WrittenWord extends Span {
  raw: string;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’‘ʼ`´][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const APOSTROPHES = /['’‘ʼ`´]/g;

export function writtenWords(text: string): WrittenWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: raw, index }) => ({ raw, start: index, end: index + raw.length }));
}

/** A word as words are compared: small letters without accents and apostrophes. */
export function plainWord(raw: string): string {
  return foldLetters(raw.replace(APOSTROPHES, ''));
}

const ASCII = /^[a-z0-9]+$/i;

/** All ways to write a word that are taken for the same: "Müller" and "Mueller", "Олена" and "Olena", "d'Anna" and "Anna". */
export function waysToWrite(raw: string): string[] {
  if (ASCII.test(raw)) return [raw.toLowerCase()];
  const parts = raw.split(APOSTROPHES);
  return [...new Set(parts.length > 1 ? [...waysOf(parts.join('')), ...parts.flatMap(waysOf)] : waysOf(raw))];
}

function waysOf(raw: string): string[] {
  const plain = foldLetters(raw);
  return [plain, ...latinSpellings(plain), ...twoLetterSpellings(raw)];
}

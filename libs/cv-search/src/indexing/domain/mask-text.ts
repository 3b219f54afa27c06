import { personalPieces } from '@babelboard/cv-reading/contract';
import { contactSpans } from './contact-spans.js';
import { factSpans } from './fact-spans.js';
import type { KnownPerson } from './known-person.js';
import { NamePhrases } from './name-phrases.js';
import { namesIn } from './name-words.js';
import { plainSigns } from './plain-signs.js';
import { coverSpans } from './spans.js';
import { writtenWords } from './written-words.js';

/** Stands for what was taken out. */
export const MASK = '…';

/** What is said to somebody whose name follows. */
const TITLE =
  'Herrn?|Frau|Mr|Mrs|Ms|Miss|Mme|Mlle|Monsieur|Madame|Sr|Sra|Srta|Señora?|Sig|Signora?|Dott|Pan|Pani|Pán|Paní|Dhr|Mevr|Mevrouw|Prof|Dr|Κος|Κα|г-н|г-жа';
const BEFORE_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${TITLE}|\\p{Lu})(?:\\.[^\\S\\n]?|[^\\S\\n]|['’])){1,4}${MASK}`,
  'gu',
);
const INITIAL_BEHIND = new RegExp(`${MASK}[^\\S\\n]\\p{Lu}\\.(?!\\p{L})`, 'gu');
/** Nothing but signs between. */
const SEVERAL = new RegExp(`${MASK}(?:[^\\S\\n]{0,3}[,;:|•·/()'’–—.-]?[^\\S\\n]{0,3}${MASK})+`, 'gu');
/** An address has so few letters behind its sign that nobody knows it by them. */
const SHORTEST_HANDLE = 4;
/** Under these many are found. */
const NOBODYS = new Set(
  'info office mail email post contact kontakt hello jobs work bewerbung portfolio home index about profile blog resume'.split(
    ' ',
  ),
);

export type Mask = (text: string) => string;

/** A text without anything that says who the person is: names, addresses, numbers, links, birth, family, employers and schools. One sign is in their place. */
export function maskText(text: string, known: KnownPerson): string {
  return maskOf(known)(text);
}

/** The same for several texts of one person. Rather a word too much is taken out than one too little. */
export function maskOf(known: KnownPerson): Mask {
  const isName = namesIn(known.names);
  const phrases = new NamePhrases({ exact: handlesOf(known), organisations: known.organisations });
  return (text) => {
    const normal = plainSigns(text);
    const words = writtenWords(normal);
    const spans = [
      ...contactSpans(normal, known),
      ...personalPieces(normal, null),
      ...factSpans(normal),
      ...phrases.spansIn(words),
      ...words.filter(({ raw }) => isName(raw)),
    ];
    return tidy(coverSpans(normal, spans, MASK));
  };
}

/** Under which somebody is found elsewhere: what an address has before its sign, and a link at its end. */
function handlesOf({ emails, links }: KnownPerson): string[] {
  const ends = links.map(
    (link) =>
      decoded(link)
        .replace(/[?#].*$|\/+$/g, '')
        .split('/')
        .at(-1) ?? '',
  );
  return [...emails.map((email) => email.split('@')[0] ?? ''), ...ends].filter(
    (handle) => handle.length >= SHORTEST_HANDLE && !NOBODYS.has(handle.toLowerCase()),
  );
}

function decoded(link: string): string {
  try {
    return decodeURI(link);
  } catch {
    return link;
  }
}

/** Lines of which nothing is left are away. */
function tidy(masked: string): string {
  return masked
    .replace(BEFORE_NAME, MASK)
    .replace(INITIAL_BEHIND, MASK)
    .replace(SEVERAL, MASK)
    .split('\n')
    .filter((line) => !line.includes(MASK) || /[\p{L}\p{N}]/u.test(line))
    .join('\n');
}

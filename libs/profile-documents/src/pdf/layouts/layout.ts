import type { ProfileDocument } from '../../domain/profile-document.js';
import type { PdfContent } from '../print/pdf-content.js';
import type { StructureNode } from '../print/structure-node.js';
import type { Composer } from './composer.js';
import type { ProfileWords } from './profile-words.js';

/** What layouts are given: the profile as it is to be shown, its words, and where they tell of it. */
export interface LayoutParts {
  profile: ProfileDocument;
  words: ProfileWords;
  compose: Composer;
  structure: StructureNode;
}

export type Layout = (parts: LayoutParts) => PdfContent[];

/** The name of the picture among those of the document. */
export const PHOTO = 'photo';

export function fullName({ contact }: ProfileDocument): string {
  return [contact.firstName, contact.lastName].filter(Boolean).join(' ');
}

/** An address as people read it. */
export function shownAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}

/** Points that stay free below a beginning whose text may go on on the next page: so at least two lines of it are there. */
const ROOM = 30;
/** Letters of a first paragraph that stays with what is above it. */
const SHORT = 400;

/** An entry: its head with what begins below it. A first paragraph that is long may be parted, but not from two of its lines. */
export interface EntryText {
  /** With the head, in one piece. */
  together: PdfContent[];
  /** Below it. */
  after: PdfContent[];
}

export function entryText(prose: readonly PdfContent[]): EntryText {
  const [first, ...rest] = prose;
  if (!first) return { together: [], after: [] };
  if (lettersOf(first) <= SHORT) return { together: [first], after: rest };
  return {
    together: [{ canvas: [], margin: [0, ROOM, 0, 0] }],
    after: [{ stack: [first], margin: [0, -ROOM, 0, 0] }, ...rest],
  };
}

function lettersOf(content: PdfContent): number {
  if ('text' in content) return content.text.reduce((sum, { text }) => sum + text.length, 0);
  return 'ul' in content ? content.ul.reduce((sum, item) => sum + lettersOf(item), 0) : 0;
}

/**
 * A section: its heading stays with the beginning of its first entry. Each entry is its beginning, which stays whole, and the rest, which
 * may go on on the next page.
 */
export function section(
  heading: PdfContent[],
  entries: readonly (readonly [PdfContent, ...PdfContent[]])[],
): PdfContent[] {
  return entries.flatMap(([beginning, ...rest], index): PdfContent[] => {
    const whole = index === 0 ? [...heading, beginning] : [beginning];
    return [{ stack: whole, unbreakable: true }, ...rest];
  });
}

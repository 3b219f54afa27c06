import { isCompounding, partsOfCompound } from './compounds.js';
import type { Concept } from './concept.js';
import { ConceptNames, LONGEST_NAME } from './concept-names.js';
import { withoutGenderMarks } from './gender-forms.js';
import { calledOf, conceptsOf } from './meant-concepts.js';
import type { Naming } from './naming-map.js';
import { type Word, wordsOf } from './words.js';

/** A name of concepts in a text. */
export interface NamedConcepts {
  /** The name as the text has it. */
  found: string;
  /** What the offer is found as: all that are called so, and those of which it is said. */
  conceptIds: readonly number[];
  /** What it names: those that are called so in the language of the ad, or else in English, or else in another. */
  calledIds: readonly number[];
}

/** A name at a place of a title. */
interface NameInTitle {
  /** Of its words. */
  length: number;
  namings: Naming[];
  /** Read from the last part of a compound: it says what kind of thing is meant, and is not what it is called. */
  isHead: boolean;
}

/** A shorter word of another language than the ad's is a chance likeness. */
const SAFE_LENGTH = 8;

/**
 * Finds the occupations that a title names, in any language. What they are called stands in `ConceptNames`; here is how a title is read:
 * from left to right, at each word the longest name first; a name as it stands before one that is only inflected, and that before the
 * head of a compound (`Restaurantkellner`). Which of the concepts with one name are meant, `meant-concepts.ts` says.
 */
export class ConceptIndex {
  private readonly names = new ConceptNames();

  constructor(concepts: Iterable<Concept> = []) {
    for (const concept of concepts) {
      this.add(concept);
    }
  }

  /** To be called for all concepts before the first question. */
  add(concept: Concept): void {
    this.names.add(concept);
  }

  concept(id: number): Concept | undefined {
    return this.names.concept(id);
  }

  /** Whether a folded word stands in a name of the language. */
  hasWord(word: string, language: string): boolean {
    return this.names.hasWord(word, language);
  }

  /** The names in a title, from left to right; each word counts once. @param language of the ad, null where it is not known */
  namedIn(title: string, language: string | null): NamedConcepts[] {
    const text = withoutGenderMarks(title);
    const words = wordsOf(text);
    const found: NamedConcepts[] = [];
    for (let at = 0; at < words.length; ) {
      const name = this.longestName(words, at, language);
      const conceptIds = name === undefined ? [] : conceptsOf(name.namings, language);
      if (name !== undefined && conceptIds.length > 0) {
        const calledIds = name.isHead ? [] : calledOf(name.namings, language);
        found.push({ found: written(text, words.slice(at, at + name.length)), conceptIds, calledIds });
      }
      at += name?.length ?? 1;
    }
    return found;
  }

  private longestName(words: Word[], at: number, language: string | null): NameInTitle | undefined {
    for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
      const part = words.slice(at, at + length);
      const namings = this.namings(part, language);
      if (namings.length > 0) {
        return { length, namings, isHead: false };
      }
    }
    const head = this.ofHead(words[at]?.folded ?? '', language);
    return head.length > 0 ? { length: 1, namings: head, isHead: true } : undefined;
  }

  /** As it stands; where that is nobody's name at all, inflected: in the language of the ad, then in English. */
  private namings(part: Word[], language: string | null): Naming[] {
    const name = part.map(({ folded }) => folded).join(' ');
    const exact = this.names.conceptsNamed(name);
    if (exact.length > 0) {
      return exact.filter(
        (naming) =>
          mayBeMeant(naming, language, name) &&
          !this.isTooGeneral(part, name, naming) &&
          (part.length > 1 || isWrittenAsMeant(part[0]?.raw ?? '', naming)),
      );
    }
    const words = part.map(({ raw }) => raw);
    for (const spoken of language === null || language === 'en' ? ['en'] : [language, 'en']) {
      const inflected = this.names.conceptsNamedAlike(words, spoken);
      if (inflected.length > 0) {
        return inflected;
      }
    }
    return [];
  }

  private isTooGeneral(part: Word[], name: string, { language }: Naming): boolean {
    return part.length === 1 && (this.names.isGeneral(name, language) || this.names.isGeneral(name, 'en'));
  }

  /** A compound says what it is in its last part. */
  private ofHead(word: string, language: string | null): Naming[] {
    if (language === null || !isCompounding(language)) {
      return [];
    }
    const head = partsOfCompound(word, language, (part) => this.hasWord(part, language)).at(-1);
    return head === undefined ? [] : this.names.conceptsNamed(head).filter((naming) => naming.language === language);
  }
}

/** A name of another language than the ad's and English may be a chance likeness: of one short word, or of a word that is said of several. */
function mayBeMeant({ language, standing }: Naming, ofAd: string | null, name: string): boolean {
  return (
    ofAd === null ||
    language === ofAd ||
    language === 'en' ||
    name.includes(' ') ||
    (standing === 'preferred' && name.length >= SAFE_LENGTH)
  );
}

/** Abbreviations are words of other things unless they stand in capitals: `AM`, `IT`, `TIR`; three letters may be a name (*kok*). */
function isWrittenAsMeant(raw: string, { standing }: Naming): boolean {
  const length = [...raw].length;
  return raw === raw.toUpperCase() || length > 3 || (length === 3 && standing !== 'related');
}

/** With the signs between the words: `Agent d’entretien`. */
function written(text: string, words: Word[]): string {
  const last = words.at(-1);
  return text.slice(words[0]?.start, last && last.start + last.raw.length);
}

import { isCompounding, partsOfCompound } from './compounds.js';
import { type Concept, labelsIn } from './concept.js';
import { namesOfLabel, withoutGenderMarks } from './gender-forms.js';
import { calledOf, conceptsOf } from './meant-concepts.js';
import { type Naming, NamingMap } from './naming-map.js';
import { nameStem } from './stems.js';
import { foldedWordsOf, rawWordsOf, type Word, wordsOf } from './words.js';

/** A name of concepts in a text. */
export interface NamedConcepts {
  /** The name as the text has it. */
  found: string;
  /** What the offer is found as: all that are called so, and those of which it is said. */
  conceptIds: readonly number[];
  /** What it names: those that are called so in the language of the ad, or else in English, or else in another. */
  calledIds: readonly number[];
}

/** Longer names are descriptions. */
const LONGEST_NAME = 7;
/** A shorter word of another language than the ad's is a chance likeness. */
const SAFE_LENGTH = 8;
/** A single word that so many concepts have in their names says what kind of work it is (manager, agent), unless several are called just so. */
const GENERAL_WORD = 18;
/** … and from here on in any case (technicien). */
const MOST_GENERAL_WORD = 110;

/** Finds the occupations that a title names, in any language. */
export class ConceptIndex {
  private readonly concepts = new Map<number, Concept>();
  private readonly names = new NamingMap();
  /** By language, then by the stems of all words; of languages that ads were written in. */
  private readonly stems = new Map<string, NamingMap>();
  /** By language: in how many concepts' names a word stands. */
  private readonly words = new Map<string, Map<string, number>>();

  constructor(concepts: Iterable<Concept> = []) {
    for (const concept of concepts) {
      this.add(concept);
    }
  }

  /** To be called for all concepts before the first question. */
  add(concept: Concept): void {
    this.concepts.set(concept.id, concept);
    for (const language of new Set([...concept.labels.keys(), ...concept.related.keys()])) {
      const used = new Set<string>();
      for (const [label, standing] of labelsIn(concept, language)) {
        for (const words of namesOfLabel(label).map(foldedWordsOf)) {
          if (isName(words)) {
            this.names.add(words.join(' '), { conceptId: concept.id, language, standing });
          }
          for (const word of words) {
            used.add(word);
          }
        }
      }
      this.count(language, used);
    }
  }

  concept(id: number): Concept | undefined {
    return this.concepts.get(id);
  }

  /** Whether a folded word stands in a name of the language. */
  hasWord(word: string, language: string): boolean {
    return this.words.get(language)?.has(word) ?? false;
  }

  /**
   * The names of occupations in a title, from left to right, the longest first; each word counts once. A name as it stands is taken before
   * one that is only inflected, and that before the head of a compound (`Restaurantkellner`).
   * @param language of the ad, null where it is not known
   */
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

  private longestName(words: Word[], at: number, language: string | null) {
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

  private namings(part: Word[], language: string | null): Naming[] {
    const name = part.map(({ folded }) => folded).join(' ');
    const exact = this.names.get(name) ?? [];
    const fitting = exact.filter(
      (naming) =>
        fits(naming, language, name) &&
        !(part.length === 1 && (this.isGeneral(name, naming.language) || this.isGeneral(name, 'en'))),
    );
    if (fitting.length > 0) {
      return fitting;
    }
    const languages = language === null || language === 'en' ? ['en'] : [language, 'en'];
    for (const spoken of exact.length === 0 ? languages : []) {
      const inflected = this.stemsOf(spoken).get(part.map(({ raw }) => nameStem(raw, spoken)).join(' '));
      if (inflected !== undefined) {
        return inflected;
      }
    }
    return [];
  }

  /** A compound says what it is in its last part. */
  private ofHead(word: string, language: string | null): Naming[] {
    if (language === null || !isCompounding(language)) {
      return [];
    }
    const head = partsOfCompound(word, language, (part) => this.hasWord(part, language)).at(-1);
    const namings = head === undefined ? undefined : this.names.get(head);
    return (namings ?? []).filter((naming) => naming.language === language);
  }

  private stemsOf(language: string): NamingMap {
    const known = this.stems.get(language);
    if (known !== undefined) {
      return known;
    }
    const stems = new NamingMap();
    const stemOnce = onceEach((word) => nameStem(word, language));
    for (const concept of this.concepts.values()) {
      for (const [label, standing] of labelsIn(concept, language)) {
        for (const words of namesOfLabel(label).map(rawWordsOf).filter(isName)) {
          stems.add(words.map(stemOnce).join(' '), { conceptId: concept.id, language, standing });
        }
      }
    }
    this.stems.set(language, stems);
    return stems;
  }

  private count(language: string, words: Set<string>): void {
    const counts = this.words.get(language) ?? new Map<string, number>();
    this.words.set(language, counts);
    for (const word of words) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }

  private isGeneral(word: string, language: string): boolean {
    const called = new Set(
      (this.names.get(word) ?? []).filter((naming) => naming.language === language).map((naming) => naming.conceptId),
    ).size;
    const n = this.words.get(language)?.get(word) ?? 0;
    return n > MOST_GENERAL_WORD || (n > GENERAL_WORD && called < 2);
  }
}

/** With the signs between the words: `Agent d’entretien`. */
function written(text: string, words: Word[]): string {
  const last = words.at(-1);
  return text.slice(words[0]?.start, last && last.start + last.raw.length);
}

function isName(words: string[]): boolean {
  return words.length > 0 && words.length <= LONGEST_NAME;
}

/** The same function, asked once for each word: names share most of theirs. */
function onceEach(work: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const result = known.get(word) ?? work(word);
    known.set(word, result);
    return result;
  };
}

function fits({ language, standing }: Naming, ofAd: string | null, name: string): boolean {
  return (
    ofAd === null ||
    language === ofAd ||
    language === 'en' ||
    name.includes(' ') ||
    (standing === 'preferred' && name.length >= SAFE_LENGTH)
  );
}

import { type Concept, labelsIn } from './concept.js';
import { namesOfLabel } from './gender-forms.js';
import { type Naming, NamingMap } from './naming-map.js';
import { nameStem } from './stems.js';
import { foldedWordsOf, rawWordsOf } from './words.js';

/** Words of the longest name that is one; longer ones are descriptions. */
export const LONGEST_NAME = 7;
/** A single word that so many concepts have in their names says what kind of work it is (manager, agent), unless several are called just so. */
const GENERAL_WORD = 18;
/** … and from here on in any case (technicien). */
const MOST_GENERAL_WORD = 110;

/** What concepts are called, in every language: by whole names, by their stems, and which words names are made of. */
export class ConceptNames {
  private readonly concepts = new Map<number, Concept>();
  /** By the folded words with a space between, of all languages. */
  private readonly names = new NamingMap();
  /** By language, then by the stems of all words; made for a language when it is first asked for. */
  private readonly stems = new Map<string, NamingMap>();
  /** By language: in how many concepts' names a word stands. */
  private readonly wordCounts = new Map<string, Map<string, number>>();

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

  /** Which concepts go by a name, in any language. @param name folded words with a space between */
  conceptsNamed(name: string): Naming[] {
    return this.names.get(name) ?? [];
  }

  /** Which concepts go by a name of these words in other forms: "Krankenpflegerinnen". @param words as written */
  conceptsNamedAlike(words: readonly string[], language: string): Naming[] {
    return this.stemsOf(language).get(words.map((word) => nameStem(word, language)).join(' ')) ?? [];
  }

  /** Whether a folded word stands in a name of the language. */
  hasWord(word: string, language: string): boolean {
    return this.wordCounts.get(language)?.has(word) ?? false;
  }

  /** Whether a folded word alone tells no concept from others: it stands in the names of many, and is not just what several are called. */
  isGeneral(word: string, language: string): boolean {
    const uses = this.wordCounts.get(language)?.get(word) ?? 0;
    const namings = this.conceptsNamed(word).filter((naming) => naming.language === language);
    const calledSo = new Set(namings.map(({ conceptId }) => conceptId)).size;
    return uses > MOST_GENERAL_WORD || (uses > GENERAL_WORD && calledSo < 2);
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
    const counts = this.wordCounts.get(language) ?? new Map<string, number>();
    this.wordCounts.set(language, counts);
    for (const word of words) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
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

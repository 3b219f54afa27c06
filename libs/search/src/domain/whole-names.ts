import { tellingWords } from './function-words.js';
import { namesOfLabel, withoutGenderMarks } from './gender-forms.js';
import { nameStem } from './stems.js';
import { latinSpellings } from './transliteration.js';
import { wordsOf } from './words.js';

/** The whole names of one thing, an occupation or a place, by language: what alone may be called another name of it. */
export class WholeNames {
  private readonly keys = new Set<string>();
  private readonly stems = new Map<string, ReadonlySet<string>>();
  private readonly names: readonly (readonly [language: string, names: readonly string[]])[];

  /** @param labels by language; both forms of `Kellner/Kellnerin` are names */
  constructor(labels: Iterable<readonly [language: string, labels: readonly string[]]>) {
    this.names = [...labels].map(([language, ofLanguage]) => [language, ofLanguage.flatMap(namesOfLabel)] as const);
    for (const name of this.names.flatMap(([, ofLanguage]) => ofLanguage)) {
      const words = tellingWords(wordsOf(name)).map(({ folded }) => folded);
      this.keys.add(words.join(' '));
      for (const way of [0, 1]) {
        this.keys.add(words.map((word) => latinSpellings(word)[way] ?? latinSpellings(word)[0] ?? word).join(' '));
      }
    }
  }

  /** Whether a text is a name: accents, articles and the alphabet do not matter, any other letter does. */
  has(text: string): boolean {
    return this.keys.has(keyOf(text));
  }

  /** The same for the text of a title, where a name may also be inflected: `Infirmières`. */
  hasForm(text: string): boolean {
    return (
      this.has(withoutGenderMarks(text)) ||
      this.names.some(([language]) => this.stemsOf(language).has(stemKey(withoutGenderMarks(text), language)))
    );
  }

  private stemsOf(language: string): ReadonlySet<string> {
    const names = this.names.find(([of]) => of === language)?.[1] ?? [];
    const stems = this.stems.get(language) ?? new Set(names.map((name) => stemKey(name, language)));
    this.stems.set(language, stems);
    return stems;
  }
}

function keyOf(text: string): string {
  return tellingWords(wordsOf(text))
    .map(({ folded }) => folded)
    .join(' ');
}

function stemKey(text: string, language: string): string {
  return wordsOf(text)
    .map(({ raw }) => nameStem(raw, language))
    .join(' ');
}

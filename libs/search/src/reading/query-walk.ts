import type { Word } from '../domain/words.js';
import { conditionAt } from './conditions.js';
import {
  ARTICLES,
  EXPERIENCE_NOUNS,
  FILLERS,
  LANGUAGE_CUES,
  LANGUAGE_NOUNS,
  LANGUAGE_TAILS,
  NEEDED,
  NOT,
  ONLY,
  PLACE_CUES,
  SERVICE_WORDS,
  WITHOUT,
  WITHOUT_AFTER,
} from './cue-words.js';
import { type FoundName, findNames } from './find-names.js';
import type { QueryNames } from './query-names.js';
import { readSalary } from './read-salary.js';
import type { ReadPart } from './reading.js';

/** A word that says what a name is makes it as sure as this. */
const BY_CUE = 0.97;

/** Of a language. */
const LEVEL = /^[abc][12]$/;

type What = ReadPart extends infer Part ? (Part extends ReadPart ? Omit<Part, 'from' | 'to'> : never) : never;

export interface Token extends Word {
  end: number;
}

/** Goes through the words once; at each the longest thing that they can be is read. */
export class QueryWalk {
  /** Tokens of names that somebody does not want: searched for they would find just those. */
  readonly dropped: [from: number, to: number][] = [];
  private readonly parts: ReadPart[] = [];
  /** Looked up once, for a word is looked at for several things. */
  private readonly namesAt = new Map<number, FoundName[]>();
  /** Languages without a word that says that somebody speaks them. */
  private readonly bare: { part: ReadPart; languageId: number; at: number; end: number }[] = [];
  /** Offers without a language, by which one. */
  private readonly unneeded: { part: ReadPart; languageId: number }[] = [];
  /** With the language that is called the same. */
  private readonly places: { part: ReadPart; countryId: number; languageId: number | null }[] = [];

  constructor(
    private readonly text: string,
    private readonly tokens: readonly Token[],
    private readonly names: QueryNames,
    private readonly isWork: (key: string) => boolean,
  ) {}

  read(): ReadPart[] {
    const salary = readSalary(this.text);
    if (salary !== null) {
      this.parts.push({ kind: 'salary', value: salary.step, certainty: 0.95, from: salary.from, to: salary.to });
    }
    for (let at = 0; at < this.tokens.length; ) {
      const token = this.tokens[at] as Token;
      if (salary !== null && token.start < salary.to && token.end > salary.from) at += 1;
      else
        at =
          this.condition(at) ?? this.without(at) ?? this.unwanted(at) ?? this.language(at) ?? this.place(at) ?? at + 1;
    }
    return this.settled();
  }

  /** What the parts say of each other. */
  private settled(): ReadPart[] {
    const gone = new Set<ReadPart>();
    for (const { part, countryId, languageId } of this.places) {
      const cities = this.places.filter((other) => other.part.kind === 'city');
      if (part.kind !== 'country' || cities.length === 0) continue;
      const within = cities.filter((city) => city.countryId === countryId);
      if (within.length > 0) {
        // The city says it, too; and a word that is a city of that country is one (`Nice France`).
        gone.add(part);
        this.dropped.push([part.from, part.to]);
        for (const city of within) city.part.certainty = Math.max(city.part.certainty, 0.9);
      } else if (languageId !== null) {
        // `téléconseiller italien Lisbonne`: the country is called like the language in another tongue.
        Object.assign(part, { kind: 'language', id: languageId, certainty: 0.85 });
      }
    }
    const left = this.places.filter(({ part }) => part.kind !== 'language');
    for (const { part, languageId, at, end } of this.bare) {
      const isForeign = left.some(({ countryId }) => !this.names.isSpokenIn(languageId, countryId));
      if (isForeign && (at > 0 || SERVICE_WORDS.has(this.folded(end)))) part.certainty = Math.max(part.certainty, 0.85);
    }
    for (const { part, languageId } of this.unneeded) {
      const isLocal = left.length === 0 || left.some(({ countryId }) => this.names.isSpokenIn(languageId, countryId));
      // Polish in Berlin is not what people speak there: there is no filter for that, and a wrong one is worse than none.
      if (!isLocal) part.certainty = 0.5;
    }
    return this.parts.filter((part) => !gone.has(part));
  }

  /** Remote work, kinds of contract, years of experience. */
  private condition(at: number): number | null {
    const best = conditionAt(this.tokens, at);
    if (best === null) return null;
    // What an internship or a training is called stands in titles, too; nobody is called by how many hours they work. With a year it is one of many.
    const isTitle = best.part.kind === 'employmentType' && best.part.value > 2;
    const inTitles =
      isTitle && (this.tokens.length === best.length || /\d/.test(this.text) || this.isWithinWork(at, best.length));
    const hybrid = best.part.kind === 'remote' && best.part.value === 'Hybrid';
    const from = this.folded(at - 1) === 'in' || this.folded(at - 1) === 'w' ? at - 1 : at;
    this.push(from, at + best.length, { ...best.part, certainty: inTitles || hybrid ? 0.7 : 0.95 });
    return at + best.length;
  }

  /** `without German`, `bez języka`, `no experience needed`. */
  private without(at: number): number | null {
    if (!WITHOUT.has(this.folded(at))) return this.needless(at);
    let next = at + 1;
    let ofLanguage = false;
    while (FILLERS.has(this.folded(next)) || LANGUAGE_NOUNS.has(this.folded(next))) {
      ofLanguage ||= LANGUAGE_NOUNS.has(this.folded(next));
      next += 1;
    }
    if (EXPERIENCE_NOUNS.has(this.folded(next))) {
      this.push(at, this.afterNeeded(next + 1), { kind: 'experience', value: 1, certainty: 0.9 });
      return this.afterNeeded(next + 1);
    }
    const language = this.nameAt(next, 'language');
    if (language !== null) {
      const end = this.afterNeeded(this.afterTails(next + language.length));
      this.unneeded.push({
        part: this.push(at, end, { kind: 'noLocalLanguage', certainty: 0.95 }),
        languageId: language.id,
      });
      return end;
    }
    if (!ofLanguage) return null;
    const end = this.afterNeeded(next);
    this.push(at, end, { kind: 'noLocalLanguage', certainty: 0.9 });
    return end;
  }

  /** `German not required`, `német nélkül`, `English only`. */
  private needless(at: number): number | null {
    const language = this.nameAt(at, 'language');
    if (language === null) return null;
    const next = this.afterTails(at + language.length);
    const unwanted = NOT.has(this.folded(next)) && NEEDED.has(this.folded(next + 1));
    if (unwanted || WITHOUT_AFTER.has(this.folded(next))) {
      const part = this.push(at, unwanted ? next + 2 : next + 1, { kind: 'noLocalLanguage', certainty: 0.95 });
      this.unneeded.push({ part, languageId: language.id });
      return unwanted ? next + 2 : next + 1;
    }
    const before = ONLY.has(this.folded(at - 1));
    if (!before && !ONLY.has(this.folded(next))) return null;
    const [from, to] = [before ? at - 1 : at, before ? next : next + 1];
    this.push(from, to, { kind: 'noLocalLanguage', certainty: 0.9 });
    return to;
  }

  /** `nicht Hamburg`: nothing is asked for by it, and its words are not searched for. */
  private unwanted(at: number): number | null {
    if (!NOT.has(this.folded(at))) return null;
    const next = PLACE_CUES.has(this.folded(at + 1)) ? at + 2 : at + 1;
    const place = this.nameAt(next, 'city') ?? this.nameAt(next, 'country');
    // In Portuguese `no` is in the.
    if (place === null || this.folded(at) === 'no') return null;
    this.dropped.push([(this.tokens[at] as Token).start, (this.tokens[next + place.length - 1] as Token).end]);
    return next + place.length;
  }

  private language(at: number): number | null {
    const found = this.nameAt(at, 'language');
    if (found === null) return null;
    const end = this.afterTails(at + found.length);
    const from = this.beforeLanguage(at);
    const cued = from < at || end > at + found.length || found.spoken;
    const place = this.placeAt(at);
    // A place that is called so, in a place of the sentence where a place stands (Finnish `saksa`).
    const isPlace = place !== null && place.length >= found.length && (found.isForm || !place.isForm);
    if (isPlace && !found.spoken && end === at + found.length && !this.hasLanguageCue(at)) return null;
    if (!cued && this.isPartOfWork(at, found.length)) return null;
    const atEnd = end === this.tokens.length && at > 0;
    const certainty = cued ? BY_CUE : Math.min(found.certainty, atEnd ? 0.85 : 0.7);
    const part = this.push(from, end, { kind: 'language', id: found.id, certainty });
    if (!cued) this.bare.push({ part, languageId: found.id, at, end });
    return end;
  }

  private place(at: number): number | null {
    const found = this.placeAt(at);
    if (found === null) return null;
    const from = this.beforePlace(at);
    const cued = from < at;
    if (!cued && this.isPartOfWork(at, found.length)) return null;
    // A form of a case stands after a word that asks for it, or alone where the language has no such word.
    const certainty = cued
      ? Math.max(found.certainty, found.isForm ? 0.85 : 0.9)
      : found.isForm
        ? found.certainty - 0.05
        : found.certainty;
    const kind = found.kind === 'country' ? 'country' : 'city';
    const part = this.push(from, at + found.length, { kind, id: found.id, certainty });
    const languageId = cued ? null : (this.nameAt(at, 'language')?.id ?? null);
    this.places.push({ part, countryId: found.countryId ?? found.id, languageId });
    return at + found.length;
  }

  /** A city where it takes more words than a country, or is called just so while the country stands in another form (`Portugalete`). */
  private placeAt(at: number): FoundName | null {
    const [country, city] = [this.nameAt(at, 'country'), this.nameAt(at, 'city')];
    if (country === null || city === null) return country ?? city;
    return city.length > country.length || (country.isForm && !city.isForm) ? city : country;
  }

  private beforePlace(at: number): number {
    const article = ARTICLES.has(this.folded(at - 1)) && PLACE_CUES.has(this.folded(at - 2));
    if (article) return at - 2;
    return PLACE_CUES.has(this.folded(at - 1)) ? at - 1 : at;
  }

  private hasLanguageCue(at: number): boolean {
    return this.fromLevel(at) < at || (LANGUAGE_CUES.has(this.folded(at - 1)) && !PLACE_CUES.has(this.folded(at - 1)));
  }

  /** `B2 German`; a level behind another language is that one's (`German B2 English`). */
  private fromLevel(at: number): number {
    const level = this.tokens[at - 1];
    const isFree = level !== undefined && LEVEL.test(level.folded) && this.parts.every(({ to }) => to <= level.start);
    return isFree ? at - 1 : at;
  }

  private beforeLanguage(at: number): number {
    let from = this.fromLevel(at);
    for (let before = this.folded(from - 1); from > 0; before = this.folded(from - 1)) {
      // `hablantes de noruego`
      const joined =
        FILLERS.has(before) && (LANGUAGE_TAILS.has(this.folded(from - 2)) || LANGUAGE_NOUNS.has(this.folded(from - 2)));
      if (joined) from -= 2;
      else if (LANGUAGE_NOUNS.has(before) || LANGUAGE_TAILS.has(before) || LANGUAGE_CUES.has(before)) from -= 1;
      else break;
    }
    return from;
  }

  private afterTails(at: number): number {
    let end = at;
    while (LANGUAGE_TAILS.has(this.folded(end)) || LEVEL.test(this.folded(end))) end += 1;
    return end;
  }

  private afterNeeded(at: number): number {
    return NEEDED.has(this.folded(at)) ? at + 1 : at;
  }

  /** Whether the words are what an occupation is called, alone or with those beside them. */
  private isPartOfWork(at: number, length: number): boolean {
    return this.isWork(this.key(at, at + length)) || this.isWithinWork(at, length);
  }

  private isWithinWork(at: number, length: number): boolean {
    for (let from = Math.max(0, at - 2); from <= at; from += 1) {
      for (let to = at + length; to <= Math.min(this.tokens.length, at + length + 2); to += 1) {
        if (to - from > length && this.isWork(this.key(from, to))) return true;
      }
    }
    return false;
  }

  private nameAt(at: number, kind: FoundName['kind']): FoundName | null {
    if (at >= this.tokens.length) return null;
    const names = this.namesAt.get(at) ?? findNames(this.tokens, at, this.names);
    this.namesAt.set(at, names);
    return names.find((name) => name.kind === kind) ?? null;
  }

  private push(from: number, to: number, what: What): ReadPart {
    const [first, last] = [this.tokens[from] as Token, this.tokens[to - 1] as Token];
    const part = { ...what, from: first.start, to: last.end } as ReadPart;
    this.parts.push(part);
    return part;
  }

  private key(from: number, to: number): string {
    return this.tokens
      .slice(from, to)
      .map(({ folded }) => folded)
      .join(' ');
  }

  private folded(at: number): string {
    return this.tokens[at]?.folded ?? '';
  }
}

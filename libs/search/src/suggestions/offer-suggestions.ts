import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { Keyword, Suggestion, SuggestionsResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { type Corrections, correctedText } from '../domain/corrected-text.js';
import { namesOfLabel } from '../domain/gender-forms.js';
import { wordsOf } from '../domain/words.js';
import { LiveCounts } from './live-counts.js';
import { findConcepts, type LiveMatch, liveMatches } from './live-matches.js';
import { isWhole, type NameMatch } from './name-index.js';
import { type Concept, type Language, SuggestableNamesSource } from './suggestable-names.js';
import { SuggestionNames } from './suggestion-names.js';

/** The words of a longer text are not what one types into the box. */
const LONGEST_TEXT = 100;

/** A skill or occupation by its address. */
export interface KnownKeyword {
  kind: 'skill' | 'occupation';
  id: number;
  /** In its normal form. */
  slug: string;
  /** In English, as ESCO has it: `waiter/waitress`. */
  name: string;
  /** In other languages of the interface. */
  names: Readonly<Record<string, string>>;
  /** What to search for: `waiter`. */
  keyword: string;
}

/** Says what a person may mean while typing. */
@Injectable()
export class OfferSuggestions {
  constructor(
    private readonly names: SuggestableNamesSource,
    private readonly live: LiveCounts,
    private readonly catalogue: ReferenceCatalogue,
    private readonly called: SuggestionNames,
  ) {}

  /** Reads the names (about two seconds, others get their turn meanwhile), so that the first who types need not wait. */
  async warmUp(): Promise<void> {
    await this.names.load();
  }

  /**
   * At most six of each kind that live offers have and whose name, in any language, has words that begin as typed. An error is forgiven
   * only where there is nothing without.
   * @param language of what is shown
   * @param forgiving false: no error is forgiven
   */
  async suggest(text: string, language: UiLanguage, forgiving = true): Promise<SuggestionsResponse> {
    const names = await this.names.load();
    const typed = text.slice(0, LONGEST_TEXT);
    const exact = await liveMatches(names, typed, false, this.live);
    const isEmpty = Object.values(exact).every((matches) => matches.length === 0);
    const { occupations, skills, places, languages } =
      isEmpty && forgiving ? await liveMatches(names, typed, true, this.live) : exact;
    // To know a language is a skill too: one line of each is enough.
    const spoken = new Set(languages.map(({ entry }) => entry.name.toLowerCase()));
    const others = skills.filter(({ entry }) => !spoken.has(entry.name.toLowerCase()));
    return {
      groups: bestFirst({ languages, keywords: occupations, skills: others, places }),
      keywords: occupations.map((match) => this.occupation(match, language)),
      skills: others.map((match) => this.skill(match, language)),
      places: places.map(({ entry }) => ({ slug: entry.slug, ...this.called.place(entry, language) })),
      languages: languages.map((match) => this.language(match, language)),
    };
  }

  /** Keywords with their mistyped words put right and spelled as names spell them, large where the typed word was. */
  async corrected(keywords: readonly string[], corrections: Corrections): Promise<string[]> {
    const { occupations, skills, places } = await this.names.load();
    const spelled = (word: string, raw: string) => {
      const known = [occupations, skills, places].map((names) => names.spellingOf(word)).find((name) => name) ?? word;
      const lower = known.toLowerCase();
      return /^\p{Lu}/u.test(raw) ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
    };
    return keywords.map((text) => correctedText(text, corrections, spelled));
  }

  /** Skills and occupations of the kinds asked for whose names have words that begin as typed. */
  async findKeywords(
    text: string,
    kinds: readonly Keyword['kind'][],
    language: UiLanguage,
    limit = 20,
  ): Promise<Keyword[]> {
    const names = await this.names.load();
    const typed = text.slice(0, LONGEST_TEXT);
    const ofKinds = kinds.map((kind) =>
      findConcepts(names[kind === 'skill' ? 'skills' : 'occupations'], typed, 2 * limit),
    );
    const isLive = await this.areLive(ofKinds.flat().map(({ name }) => name));
    const ordered = ofKinds.map((matches) => liveFirst(matches, isLive, limit));
    // In turn, so that there are some of each kind.
    const inTurn = Array.from({ length: limit }, (_, at) => ordered.flatMap((matches) => matches[at] ?? [])).flat();
    return inTurn.slice(0, limit).map(({ entry, name: matched }) => {
      const shown = this.called.concept(entry, language);
      const { kind, id, slug } = entry;
      return { id: `${kind}:${id}`, slug, ...shown, kind, matched: matched === shown.name ? null : matched };
    });
  }

  /** The skill or occupation of `/jobs-with-{skill}`, whatever the case; undefined for any other word. */
  keywordBySlug(slug: string): KnownKeyword | undefined {
    const skill = this.catalogue.skillBySlug(slug);
    const record = skill ?? this.catalogue.occupationBySlug(slug);
    return (
      record && {
        kind: skill === undefined ? 'occupation' : 'skill',
        id: record.id,
        slug: record.slug,
        name: record.name,
        names: record.names,
        keyword: namesOfLabel(record.name)[0] ?? record.name,
      }
    );
  }

  private occupation({ entry, name }: NameMatch<Concept>, language: UiLanguage): Suggestion {
    const shown = this.called.concept(entry, language);
    return { slug: name, name, detail: shown.name === name ? null : shown.name };
  }

  private skill({ entry, name }: NameMatch<Concept>, language: UiLanguage): Suggestion {
    const shown = this.called.concept(entry, language);
    return { slug: entry.slug, ...shown, detail: shown.name === name ? null : name };
  }

  private language({ entry, name }: NameMatch<Language>, asked: UiLanguage): Suggestion {
    const shown = this.called.language(entry, asked);
    return { slug: entry.slug, name: shown, detail: shown === name ? null : name };
  }

  private async areLive(names: string[]): Promise<(match: NameMatch<Concept>) => boolean> {
    const wordsOfName = new Map(names.map((name) => [name, wordsOf(name).map(({ folded }) => folded)]));
    const { words } = await this.live.of([], [...new Set([...wordsOfName.values()].flat())]);
    return ({ name }) => (wordsOfName.get(name) ?? []).every((word) => words.has(word));
  }
}

type SuggestionGroup = SuggestionsResponse['groups'][number];

/**
 * Kinds with anything in them by their best match. Of equally good ones languages come first, then jobs before places, unless the place
 * has more offers than they.
 */
function bestFirst(kinds: Record<SuggestionGroup, readonly LiveMatch<unknown>[]>): SuggestionGroup[] {
  const rank = (group: SuggestionGroup) => kinds[group][0]?.rank ?? Number.POSITIVE_INFINITY;
  const offers = (group: SuggestionGroup) => kinds[group][0]?.offers ?? 0;
  const jobs: SuggestionGroup[] = ['keywords', 'skills'];
  const equal: SuggestionGroup[] = jobs.every((group) => offers('places') > offers(group))
    ? ['languages', 'places', ...jobs]
    : ['languages', ...jobs, 'places'];
  return equal.filter((group) => kinds[group].length > 0).sort((a, b) => rank(a) - rank(b));
}

/** What is called just so first, then what live offers have; otherwise the order stays. */
function liveFirst<T>(matches: NameMatch<T>[], isLive: (match: NameMatch<T>) => boolean, limit: number) {
  const order = (match: NameMatch<T>) => (isLive(match) ? (isWhole(match) ? 0 : 1) : 2);
  return [...matches].sort((a, b) => order(a) - order(b)).slice(0, limit);
}

import type { Database } from '@babelboard/platform';
import { foldedWordsOf, snippetOf } from '@babelboard/search/contract';
import type { FoundPeople } from '../searching/found-people.js';
import { SERVING_SCHEMA } from './postgres/person-tables.js';
import { isSearched, type SearchedWord } from './words/searched-words.js';

type Why = Pick<FoundPeople, 'snippets' | 'otherNames'>;

interface FoundRow {
  id: number;
  text: string;
  /** Places in the search (from 1) of words that only other names of what the profile says have. */
  named: number[];
}

/** Nobody was found by words. */
export const NO_WHY: Why = { snippets: new Map(), otherNames: new Map() };

/**
 * Shows why people were found. The texts stand in PostgreSQL alone, for both engines: the other server need not keep what people say of
 * themselves at length.
 */
export class WhyFound {
  constructor(private readonly database: Database) {}

  /** Nothing where there are no words. */
  async of(ids: readonly number[], words: readonly SearchedWord[]): Promise<Why> {
    if (words.length === 0 || ids.length === 0) {
      return NO_WHY;
    }
    const rows = await this.database.query<FoundRow>(
      `SELECT account_id AS id, text, ARRAY(
         SELECT at::int FROM unnest($2::text[]) WITH ORDINALITY AS word (query, at) WHERE tsv_hi @@ query::tsquery ORDER BY at
       ) AS named
       FROM ${SERVING_SCHEMA}.person_text JOIN ${SERVING_SCHEMA}.person USING (account_id) WHERE account_id = ANY ($1)`,
      [ids, words.map(namedOnly)],
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    return {
      snippets: new Map(ids.map((id) => [id, snippet(found.get(id)?.text ?? '', words)])),
      otherNames: new Map(rows.flatMap((row) => otherNames(row, words))),
    };
  }
}

function snippet(text: string, words: readonly SearchedWord[]): string {
  const exact = new Set(foldedWordsOf(text).filter((word) => isSearched(word, words)));
  return exact.size === 0 ? '' : snippetOf(text, { exact, prefix: null });
}

/** tsquery of a word that stands among other names (weight D) and not in titles, skills and things. */
function namedOnly({ form, begun }: SearchedWord): string {
  const [named, said] = begun ? [':*D', ':*ABC'] : [':D', ':ABC'];
  return `'${form}'${named} & !'${form}'${said}`;
}

function otherNames({ id, text, named }: FoundRow, words: readonly SearchedWord[]): [number, string[]][] {
  const written = foldedWordsOf(text);
  const other = named
    .flatMap((at) => words[at - 1] ?? [])
    .filter((word) => !written.some((one) => isSearched(one, [word])));
  return other.length === 0 ? [] : [[id, other.map(({ typed }) => typed)]];
}

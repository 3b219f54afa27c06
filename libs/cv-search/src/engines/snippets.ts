import type { Database } from '@babelboard/platform';
import { foldedWordsOf, snippetOf } from '@babelboard/search/contract';
import { SERVING_SCHEMA } from './postgres/person-tables.js';
import { isSearched, type SearchedWord } from './words/searched-words.js';

/**
 * Shows why people were found. The texts stand in PostgreSQL alone, for both engines: the other server need not keep what people say of
 * themselves at length.
 */
export class Snippets {
  constructor(private readonly database: Database) {}

  /** By id; empty where the words are not in the text. None where there are no words. */
  async of(ids: readonly number[], words: readonly SearchedWord[]): Promise<Map<number, string>> {
    if (words.length === 0 || ids.length === 0) {
      return new Map();
    }
    const rows = await this.database.query<{ id: number; text: string }>(
      `SELECT account_id AS id, text FROM ${SERVING_SCHEMA}.person_text WHERE account_id = ANY ($1)`,
      [ids],
    );
    const texts = new Map(rows.map(({ id, text }) => [id, text]));
    return new Map(ids.map((id) => [id, snippet(texts.get(id) ?? '', words)]));
  }
}

function snippet(text: string, words: readonly SearchedWord[]): string {
  const exact = new Set(foldedWordsOf(text).filter((word) => isSearched(word, words)));
  return exact.size === 0 ? '' : snippetOf(text, { exact, prefix: null });
}

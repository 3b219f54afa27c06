import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { gradesOf, readRelevanceSet } from '../bench/relevance/relevance-set.js';

interface EscoRow {
  names: Record<string, string[]>;
}

const { offers, queries } = readRelevanceSet();
const MIXED = 'test/relevance/mixed';
const mixed = readRelevanceSet(MIXED);
const sealed = readRelevanceSet(`${MIXED}/sealed`);

describe('the judged set of mixed queries', () => {
  const all = [...mixed.queries, ...sealed.queries];

  it('has more than 250 queries in 20 languages and more, a third of them sealed', () => {
    expect(mixed.offers).toHaveLength(155);
    expect(all.length).toBeGreaterThanOrEqual(250);
    expect(languages(all).size).toBeGreaterThanOrEqual(20);
    expect(Math.round(all.length / sealed.queries.length)).toBe(3);
  });

  it('gives every query an exact job and a reading, and grades only offers that exist, once', () => {
    const ids = new Set(mixed.offers.map(({ id }) => id));
    expect([ids.size, new Set(all.map(({ id }) => id)).size]).toEqual([mixed.offers.length, all.length]);
    const wrong = all.filter((judged) => {
      const graded = [...judged.exact, ...judged.close, ...judged.related];
      const isGraded = gradesOf(judged).size === graded.length && graded.every((id) => ids.has(id));
      return !isGraded || judged.exact.length === 0 || judged.reading === undefined;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('the judged set', () => {
  it('has 400 offers in 18 languages and 295 queries in 14, 20 or more in ten of them', () => {
    expect([offers.length, languages(offers).size]).toEqual([400, 18]);
    expect([queries.length, languages(queries).size]).toEqual([295, 14]);
    expect([...languages(queries).values()].filter((count) => count >= 20)).toHaveLength(10);
  });

  it('gives every query an exact job, and grades only offers that exist, once', () => {
    const ids = new Set(offers.map(({ id }) => id));
    expect([ids.size, new Set(queries.map(({ id }) => id)).size]).toEqual([offers.length, queries.length]);
    for (const judged of queries) {
      const graded = [...judged.exact, ...judged.close, ...judged.related];
      expect({ id: judged.id, unknown: graded.filter((id) => !ids.has(id)) }).toEqual({ id: judged.id, unknown: [] });
      expect({ id: judged.id, grades: gradesOf(judged).size }).toEqual({ id: judged.id, grades: graded.length });
      expect({ id: judged.id, exact: judged.exact.length }).not.toEqual({ id: judged.id, exact: 0 });
    }
  });

  it('asks for a job of another language where it says so', () => {
    const languageOf = new Map(offers.map(({ id, language }) => [id, language]));
    const own = queries
      .filter(({ kind }) => kind === 'cross-language')
      .filter(({ exact, language }) => exact.some((id) => languageOf.get(id) === language));
    expect(own.map(({ id }) => id)).toEqual([]);
  });

  it('has hardly a title that is a name of the shipped occupations and skills', () => {
    const labels = shippedNames();
    const equal = offers.filter(({ title }) => [title, withoutMarks(title)].some((text) => labels.has(folded(text))));
    const part = offers.filter(({ title }) =>
      withoutMarks(title)
        .split(/ [–-] |, | \/ /)
        .some((text) => labels.has(folded(text))),
    );
    process.stdout.write(
      `${equal.length} of ${offers.length} titles equal a name of ESCO or of the everyday list, ${part.length - equal.length} more have one as a part\n`,
    );
    expect(equal.length / offers.length).toBeLessThanOrEqual(0.06);
    expect(part.length / offers.length).toBeLessThan(0.18);
  });
});

function languages(rows: { language: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { language } of rows) {
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return counts;
}

/** Names of occupations and skills in every language, both genders of each: ESCO's and those that reference-data adds. */
function shippedNames(): Set<string> {
  const rows = ['occupations', 'skills'].flatMap((name) =>
    gunzipSync(readFileSync(new URL(`../../libs/reference-data/data/${name}.ndjson.gz`, import.meta.url)))
      .toString()
      .split('\n')
      .map((line) => JSON.parse(line) as EscoRow),
  );
  const labels = new Set<string>();
  for (const label of rows.flatMap((row) => Object.values(row.names).flat())) {
    labels.add(label);
    if (label.includes('/')) for (const part of label.split('/')) labels.add(part);
  }
  return new Set([...labels].map(folded));
}

/** Brackets and gender marks left out. */
function withoutMarks(title: string): string {
  return title.replace(/\([^)]*\)/g, ' ').replace(/\bH\/F\b|\/(in|a|o|r|os|as|τρια|α)\b/g, ' ');
}

/** Half a million names are folded: most are plain already. */
const PLAIN = /^[a-z0-9+#]+(?: [a-z0-9+#]+)*$/;

function folded(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

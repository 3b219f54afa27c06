import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHAPTERS } from './asvs/chapters.js';
import type { Answer, Passage, ShownBy } from './asvs/requirement.js';
import { REQUIREMENTS } from './asvs.js';
import { hasAssertingTest } from './named-tests.js';

const ROOT = join(import.meta.dirname, '../..');
const sources = new Map<string, string | null>();

/** The text of a file, null where there is none. */
function read(file: string): string | null {
  if (!sources.has(file)) {
    const path = join(ROOT, file);
    sources.set(file, existsSync(path) ? readFileSync(path, 'utf8') : null);
  }
  return sources.get(file) ?? null;
}

function missingTest({ file, test }: ShownBy): string[] {
  const source = /\.(spec|suite)\.tsx?$/.test(file) ? read(file) : null;
  return source !== null && hasAssertingTest(file, source, test) ? [] : [`${file}: ${test}`];
}

function missingPassage({ file, words }: Passage): string[] {
  const text = read(file)?.replace(/\s+/g, ' ');
  return text?.includes(words) ? [] : [`${file}: ${words}`];
}

function missing(answer: Answer): string[] {
  if ('shown' in answer && answer.shown !== undefined) {
    return answer.shown.flatMap(missingTest);
  }
  return 'written' in answer ? answer.written.flatMap(missingPassage) : [];
}

describe('OWASP ASVS 5.0.0, level 2', () => {
  it.each(Object.entries(CHAPTERS))(
    'chapter V%s has an answer to each of its requirements',
    (number, { requirements }) => {
      const answered = REQUIREMENTS.filter(({ id }) => id.startsWith(`${number}.`)).map(
        ({ id, level }) => `${id}:${level}`,
      );
      expect(answered.sort()).toEqual([...requirements].sort());
    },
  );

  it('has each requirement once', () => {
    const ids = REQUIREMENTS.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^\d{1,2}\.\d{1,2}\.\d{1,2}$/.test(id))).toEqual([]);
  });

  it.each(REQUIREMENTS.map(({ id, says, answer }) => [id, says, answer] as const))('V%s: %s', (_id, _says, answer) => {
    expect(missing(answer)).toEqual([]);
    if ('shown' in answer && answer.shown !== undefined) {
      expect(answer.shown).not.toHaveLength(0);
    }
    for (const reason of [
      'doesNotApply' in answer ? answer.doesNotApply : 'departs' in answer ? answer.departs : null,
    ]) {
      expect(reason === null || reason.length > 10).toBe(true);
    }
  });

  it('finds tests by name that are run and assert', () => {
    const source = `
      const sound = (page: string) => expect(page).toBe('sound');
      it.each([1])('counts %s', () => expect(1).toBe(1));
      it('is sound', () => sound('x'));
      it('only looks', () => look());
      it.skip('is left out', () => expect(1).toBe(1));
      const text = ['counts nothing', 1];`;
    const found = ['counts %s', 'is sound', 'only looks', 'is left out', 'counts nothing'].filter((name) =>
      hasAssertingTest('some.spec.ts', source, name),
    );
    expect(found).toEqual(['counts %s', 'is sound']);
    expect(missingTest({ file: 'test/security/asvs.ts', test: 'x' })).toHaveLength(1);
    expect(missingPassage({ file: 'README.md', words: 'a board without jobs' })).toHaveLength(1);
  });
});

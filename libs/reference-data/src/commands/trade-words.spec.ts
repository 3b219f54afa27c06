import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readShipped } from './shipped-data.js';

interface Occupation {
  slug: string;
  names: Record<string, string[]>;
  related: Record<string, string[]>;
}

interface TradeWord {
  slugs: string[];
  language: string;
  word: string;
}

const occupations = new Map(
  (await readShipped<Occupation>('occupations')).map((occupation) => [occupation.slug, occupation]),
);
const words = tradeWords();

describe('abbreviations and slang of trades', () => {
  it('are more than 300 in more than twelve languages', () => {
    expect(words.length).toBeGreaterThan(300);
    expect(new Set(words.map(({ language }) => language)).size).toBeGreaterThan(12);
  });

  it('lead to occupations that there are, and stand in the shipped file', () => {
    const missing = words.flatMap(({ slugs, language, word }) =>
      slugs.filter((slug) => !labelsOf(slug, language).includes(word.toLowerCase())).map((slug) => `${slug}: ${word}`),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['de', 'LKW', 'cargo-vehicle-driver'],
    ['en', 'RN', 'nurse-responsible-for-general-care'],
    ['fr', 'RH', 'human-resources-officer'],
    ['de', 'SPS', 'automation-engineer'],
    ['es', 'RRHH', 'human-resources-officer'],
    ['sv', 'ssk', 'nurse-responsible-for-general-care'],
    ['pl', 'UDT', 'forklift-operator'],
  ])('say of %s %s that it is %s', (language, word, slug) => {
    expect(labelsOf(slug, language)).toContain(word.toLowerCase());
  });
});

function labelsOf(slug: string, language: string): string[] {
  const { names = {}, related = {} } = occupations.get(slug) ?? {};
  return [...(names[language] ?? []), ...(related[language] ?? [])]
    .flatMap((label) => [label, ...label.split('/')])
    .map((label) => label.toLowerCase());
}

function tradeWords(): TradeWord[] {
  const file = new URL('../../scripts/overrides/trade-words.txt', import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => /^[~a-z]/.test(line))
    .flatMap((line) => {
      const [slugs = '', ...languages] = line.replace(/^~ /, '').split(' | ');
      return languages.flatMap((part) =>
        part
          .slice(3)
          .split(', ')
          .map((word) => ({ slugs: slugs.split(', '), language: part.slice(0, 2), word })),
      );
    });
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const source = fileURLToPath(new URL('..', import.meta.url));
const catalogue = JSON.parse(readFileSync(join(source, 'i18n/en.json'), 'utf8')) as Record<string, string>;
const keys = Object.keys(catalogue);

const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n');
const literals = new Set([...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map((match) => match[1] ?? match[2]));
const asked = [...code.matchAll(/\bt\(\s*'([^']+)'|<Sentence\s+text="([^"]+)"/g)].map((match) => match[1] ?? match[2]);

describe('catalogue of texts', () => {
  it('holds every key that the pages ask for', () => {
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((key) => !keys.includes(key ?? ''))).toEqual([]);
  });

  it('holds no key that nothing asks for', () => {
    expect(keys.filter((key) => !literals.has(key))).toEqual([]);
  });

  it.each(keys)('%s is a message that compiles and is not empty', (key) => {
    expect(catalogue[key]?.trim()).not.toBe('');
    expect(() => compileMessage(catalogue[key] ?? '')).not.toThrow();
  });
});

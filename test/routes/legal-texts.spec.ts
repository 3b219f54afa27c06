import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSettings, RETENTION_MS } from '@babelboard/platform';
import { KEPT_IN_BROWSER } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { lengthOfTime } from '../../frontend/src/app/pages/length-of-time.js';
import { KEPT_APPLICATIONS, RETENTION } from '../../frontend/src/app/pages/retention.js';
import { ELSEWHERE, keepRulesOn } from '../../libs/applications/src/retention/domain/keep-rules.js';
import { CONSENT_TEXT_VERSIONS } from '../../libs/privacy/src/domain/consent-kind.js';

const read = <T>(name: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../frontend/src/app/pages/texts', `${name}.en.json`), 'utf8'),
  ) as T;
const legal = read<{
  kept: Record<string, { purpose: string; until?: string }>;
  retention: Record<string, string>;
  privacy: { heading: string }[];
  unsaid: Record<string, string>;
}>('legal');
/** All that production asks for. */
const OPERATOR = { OPERATOR_NAME: 'Babel', OPERATOR_ADDRESS: 'Turmweg 1', OPERATOR_EMAIL: 'hello@babel.test' };
const SETTINGS = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://localhost',
  SECRET_KEY: '0123456789abcdef0123456789abcdef',
  DATABASE_URL: 'postgresql://localhost/board',
  SEARCH_ENGINE: 'postgres',
};
const versions = read<{ version: string; changes: string[] }>('text-versions');

describe('the texts that people agree to', () => {
  it('say how long the server really keeps each thing, and leave none out', () => {
    expect(RETENTION).toEqual(RETENTION_MS);
    expect(Object.keys(legal.retention).sort()).toEqual(Object.keys(RETENTION_MS).sort());
  });

  it('say how long applications are really kept in each country', () => {
    const rules = [...keepRulesOn(new Date().toISOString().slice(0, 10))];
    expect(KEPT_APPLICATIONS).toEqual(
      rules.map(([country, { months }]) => ({ country: country === ELSEWHERE ? null : country, months })),
    );
  });

  it('have words for all that the law wants to be said of the operator, where nobody has said it', () => {
    const { placeholder: _, ...required } = loadSettings({ ...SETTINGS, ...OPERATOR }).operator;
    const said = Object.entries(required).flatMap(([fact, value]) => (value === null ? [] : [fact]));
    expect(Object.keys(legal.unsaid)).toEqual(said);
  });

  it('say what each cookie and each stored thing is for, and until when it stays', () => {
    expect(Object.keys(legal.kept).sort()).toEqual(KEPT_IN_BROWSER.map(({ name }) => name).sort());
    for (const { kind, name } of KEPT_IN_BROWSER) {
      expect([name, legal.kept[name]?.purpose]).toEqual([name, expect.stringMatching(/^[A-Z].+\.$/)]);
      // The time of a cookie comes from the code, the time of the rest from what browsers do.
      expect([name, legal.kept[name]?.until !== undefined]).toEqual([name, kind === 'local']);
    }
  });

  it('have headings that tell their sections apart', () => {
    const pages = read<Record<string, { sections: { heading: string }[]; include?: 'privacy' }>>('information');
    for (const [name, { sections, include }] of Object.entries(pages)) {
      const headings = [...sections, ...(include === undefined ? [] : legal[include])].map(({ heading }) => heading);
      expect([name, headings]).toEqual([name, [...new Set(headings)]]);
    }
  });

  it('are of the version that consents are written down with', () => {
    expect([versions.version, versions.version]).toEqual([CONSENT_TEXT_VERSIONS.terms, CONSENT_TEXT_VERSIONS.privacy]);
    expect(versions.changes.length).toBeGreaterThan(0);
    // A version is the day since which its text stands: nobody agrees to what comes into force later.
    const today = new Date().toISOString().slice(0, 10);
    for (const version of Object.values(CONSENT_TEXT_VERSIONS)) {
      expect(version <= today).toBe(true);
    }
  });
});

describe('a length of time', () => {
  it.each([
    [3_600_000, '1 hour'],
    [7 * 86_400_000, '7 days'],
    [90 * 86_400_000, '90 days'],
    [365 * 86_400_000, '1 year'],
    [3 * 365 * 86_400_000, '3 years'],
    [90_000, '1.5 minutes'],
  ])('%s ms is %s', (milliseconds, words) => {
    expect(lengthOfTime(milliseconds, 'en')).toBe(words);
  });
});

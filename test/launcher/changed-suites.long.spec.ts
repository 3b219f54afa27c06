import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Launched } from './support/launched.js';
import { createSmallProject, type SmallProject } from './support/small-project.js';

const SUITES = [
  'apps/api/src/feeds/send-xml.spec.ts',
  'frontend/src/features/identity/login.spec.ts',
  'frontend/src/features/jobs/list.spec.ts',
  'frontend/src/forms/field.spec.ts',
  'libs/offers/src/close.spec.ts',
  'libs/privacy/src/consents.spec.ts',
  'test/browser/german.spec.ts',
  'test/browser/offers.spec.ts',
  'test/launcher/start.long.spec.ts',
  'test/texts/catalogues.spec.ts',
];
const [BY_IMPORT = ''] = SUITES.filter((path) => path.startsWith('libs/offers'));

/** Stands in for Jest: all suites, those that imports lead to where it is asked for them, and which ones it was to run. */
const JEST = `
const { appendFileSync, existsSync, writeFileSync } = require('node:fs');
const words = process.argv.slice(2);
const changed = words.some((word) => word.startsWith('--changedSince='));
if (words.includes('--listTests')) {
  const reached = existsSync('libs/offers/src/close.ts') ? ${JSON.stringify([BY_IMPORT])} : [];
  const suites = changed ? reached : ${JSON.stringify(SUITES)};
  console.log(JSON.stringify(suites.map((path) => process.cwd() + '/' + path)));
} else {
  const suites = words.filter((word) => word.endsWith('.spec.ts'));
  const assertionResults = [{ status: 'passed', fullName: 'works' }];
  const testResults = suites.map((suite) => ({ name: process.cwd() + '/' + suite, status: 'passed', message: '', assertionResults }));
  const result = { success: true, testResults };
  appendFileSync('ran', suites.map((suite) => suite + '\\n').join(''));
  writeFileSync(words.find((word) => word.startsWith('--outputFile=')).slice(13), JSON.stringify(result));
}
`;

let project: SmallProject;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project.root, file)), { recursive: true });
  writeFileSync(join(project.root, file), text);
}

function git(...words: string[]): void {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@mail.test', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...who, ...words], { cwd: project.root });
}

/** Runs `npm run test:changed`; gives the suites that it chose. */
async function chosen(): Promise<{ suites: string[]; stdout: string; code: number | null }> {
  write('ran', '');
  const env = {
    TEST_CHROMIUM: '/bin/true',
    TEST_REDIS_SERVER: '/bin/true',
    TEST_DATABASE_URL: 'postgresql://of-somebody',
    TEST_MEILISEARCH_URL: 'http://of-somebody',
  };
  const { code, stdout } = await new Launched(project.root, 'test', ['--changed'], { env }).ended;
  const suites = readFileSync(join(project.root, 'ran'), 'utf8').split('\n').filter(Boolean);
  return { suites: suites.sort(), stdout, code };
}

beforeAll(() => {
  project = createSmallProject();
  write('.env.example', '');
  write('.gitignore', '*\n!*/\n!*.json\n!*.css\n!*.md\n!/libs/**/*.ts\nnode_modules\ndist\n.*data\n');
  write('node_modules/jest/bin/jest.js', JEST);
  chmodSync(join(project.root, 'node_modules/jest/bin/jest.js'), 0o755);
  write('libs/privacy/src/texts/de.json', '{}');
  write('frontend/src/ui/button.css', '');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'Begin');
});
beforeEach(() => {
  git('checkout', '-q', '-f', '-B', 'work', 'main');
  git('clean', '-fdq');
});
afterAll(() => project.remove());

describe('npm run test:changed', () => {
  it.each([
    ['libs/privacy/src/texts/de.json', ['libs/privacy/src/consents.spec.ts', 'test/texts/catalogues.spec.ts']],
    ['apps/api/src/texts/de.json', ['apps/api/src/feeds/send-xml.spec.ts', 'test/texts/catalogues.spec.ts']],
    ['frontend/src/forms/texts/en.json', ['frontend/src/forms/field.spec.ts', 'test/texts/catalogues.spec.ts']],
    [
      'frontend/src/features/jobs/offer/texts/pay.en.json',
      ['frontend/src/features/jobs/list.spec.ts', 'test/texts/catalogues.spec.ts'],
    ],
    ['test/run/limits.json', ['test/launcher/start.long.spec.ts']],
    ['frontend/src/ui/button.css', ['test/browser/german.spec.ts', 'test/browser/offers.spec.ts']],
    ['libs/offers/src/close.ts', [BY_IMPORT]],
  ])('chooses for %s those that read it', async (file, suites) => {
    write(file, '{"changed": true}');
    expect((await chosen()).suites).toEqual(suites);
    git('add', '-A');
    git('commit', '-qm', 'Change it');
    expect(await chosen()).toMatchObject({ suites, code: 0 });
  });

  it('says so where it chooses none', async () => {
    write('libs/privacy/README.md', 'Changed');
    const { suites, stdout, code } = await chosen();
    expect([suites, code]).toEqual([[], 0]);
    expect(stdout).toContain('No suite reaches what differs from main: none was run.');
  });
});

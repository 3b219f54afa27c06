import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const ROOT = new URL('../../', import.meta.url).pathname;
const CONFIGURATION = join(ROOT, '.dependency-cruiser.mjs');
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

interface Configuration {
  default: { forbidden: { name: string }[] };
}

/** For each rule files that break it: by path, the first one named in the violation. Those called `a` and `b` are its own. */
const BREAKS: Record<string, Record<string, string>> = {
  'no-cycles': {
    'libs/offers/src/a.ts': `import './b.js';`,
    'libs/offers/src/b.ts': `import './a.js';`,
  },
  'platform-knows-no-context': {
    'libs/platform/src/a.ts': `import '../../offers/src/contract.js';`,
    'libs/offers/src/contract.ts': '',
  },
  'libs-know-no-app': { 'libs/offers/src/a.ts': `import '../../../apps/api/src/b.js';`, 'apps/api/src/b.ts': '' },
  'siblings-meet-in-contracts': {
    'libs/offers/src/a.ts': `import '../../companies/src/index.js';`,
    'libs/companies/src/index.ts': '',
  },
  'libs-are-entered-by-the-front-door': {
    'apps/api/src/a.ts': `import '../../../libs/offers/src/entities/offer.js';`,
    'libs/offers/src/entities/offer.ts': '',
  },
  'wire-and-paths-stand-alone': {
    'libs/wire/src/a.ts': `import '../../platform/src/index.js';`,
    'libs/platform/src/index.ts': '',
  },
  'pages-know-paths-alone': {
    'libs/pages/src/a.ts': `import '../../wire/src/index.js';`,
    'libs/wire/src/index.ts': '',
  },
  'identity-knows-no-sibling': {
    'libs/identity/src/a.ts': `import '../../offers/src/contract.js';`,
    'libs/offers/src/contract.ts': '',
  },
  'nothing-depends-on-operations': {
    'libs/offers/src/a.ts': `import '../../operations/src/contract.js';`,
    'libs/operations/src/contract.ts': '',
  },
  'nothing-depends-on-notifications': {
    'libs/offers/src/a.ts': `import '../../notifications/src/contract.js';`,
    'libs/notifications/src/contract.ts': '',
  },
  'no-http-in-libs': { 'libs/offers/src/a.ts': `import 'express';` },
  'domain-is-pure': { 'libs/offers/src/domain/a.ts': `import 'typeorm';` },
  'apps-are-apart': { 'apps/api/src/a.ts': `import '../../worker/src/b.js';`, 'apps/worker/src/b.ts': '' },
  'browser-takes-only-wire-and-paths': {
    'frontend/src/a.ts': `import '../../libs/offers/src/contract.js';`,
    'libs/offers/src/contract.ts': '',
  },
  'features-are-apart': {
    'frontend/src/features/jobs/a.ts': `import '../account/b.js';`,
    'frontend/src/features/account/b.ts': '',
  },
  'features-know-no-app': {
    'frontend/src/features/jobs/a.ts': `import '../../app/b.js';`,
    'frontend/src/app/b.ts': '',
  },
  'building-blocks-know-no-feature': {
    'frontend/src/any-folder/a.ts': `import '../features/jobs/b.js';`,
    'frontend/src/features/jobs/b.ts': '',
  },
  'interface-parts-know-no-site': {
    'frontend/src/ui/a.ts': `import '../session/b.js';`,
    'frontend/src/session/b.ts': '',
  },
  'no-tests-in-product': { 'libs/offers/src/a.ts': `import './testing/b.js';`, 'libs/offers/src/testing/b.ts': '' },
  'no-vague-folders': { 'libs/offers/src/a.ts': `import './utils/b.js';`, 'libs/offers/src/utils/b.ts': '' },
  resolvable: { 'libs/offers/src/a.ts': `import './nowhere.js';` },
  'declared-dependencies': { 'libs/offers/src/a.ts': `import 'fast-check';` },
};

let house: string;
let violations: { rule: string; from: string }[];

/** With the names of files that are the rule's own. */
const ofRule = (rule: string, text: string) => text.replaceAll(/\b[ab](?=\.[jt]s\b)/g, (name) => `${rule}-${name}`);

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'boundaries-'));
  for (const [rule, files] of Object.entries(BREAKS)) {
    for (const [path, content] of Object.entries(files)) {
      const file = join(house, ofRule(rule, path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, ofRule(rule, content));
    }
  }
  for (const name of [
    'node_modules',
    'package.json',
    '.dependency-cruiser.mjs',
    'tsconfig.json',
    'tsconfig.boundaries.json',
  ]) {
    await symlink(join(ROOT, name), join(house, name));
  }
  violations = await violationsIn(house);
});
afterAll(() => rm(house, { recursive: true }));

describe('boundary rules', () => {
  it('all have an example that breaks them', async () => {
    const { default: configuration } = (await import(CONFIGURATION)) as Configuration;
    expect(Object.keys(BREAKS).sort()).toEqual(configuration.forbidden.map(({ name }) => name).sort());
  });

  it.each(Object.keys(BREAKS))('%s is seen red', (rule) => {
    const [first = ''] = Object.keys(BREAKS[rule] ?? {});
    expect(violations).toContainEqual({ rule, from: ofRule(rule, first) });
  });
});

async function violationsIn(house: string): Promise<{ rule: string; from: string }[]> {
  const folders = ['apps', 'libs', 'frontend/src'];
  await writeFile(join(house, 'apps/contexts.ts'), '');
  const words = [CRUISER, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders];
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    cwd: house,
    maxBuffer: 50_000_000,
  }).catch((error: { stdout: string }) => error);
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } };
  return summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
}

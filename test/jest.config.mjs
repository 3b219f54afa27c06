import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundlePackages } from './run/packages-of-suites.mjs';

const { testMs } = JSON.parse(readFileSync(new URL('run/limits.json', import.meta.url), 'utf8'));

/** One configuration for every kind of test; the launcher picks the suites (apps/launcher/testing/rings.mjs). */
export default {
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  // Also remembers how long each suite took; the folder for temporary files is a new one for each run.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/frontend/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testEnvironment: '<rootDir>/test/run/environment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    ...bundlePackages(),
    '^@babelboard/([^/]+)/(contract|server)$': '<rootDir>/libs/$1/src/$2.ts',
    '^@babelboard/([^/]+)$': '<rootDir>/libs/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
            react: { runtime: 'automatic' },
          },
        },
        module: { type: 'es6' },
      },
    ],
  },
  testSequencer: '<rootDir>/test/run/long-suites-first.mjs',
  globalSetup: '<rootDir>/test/run/begin.mjs',
  globalTeardown: '<rootDir>/test/run/end.mjs',
  testTimeout: testMs,
  // Of the tests that say `it.concurrent`, which wait more than they work; with more of them a busy machine makes each wait for all.
  maxConcurrency: 6,
  // The modules of a suite that has ended stay in memory (vm modules are never let go): a worker begins anew before that slows it.
  workerIdleMemoryLimit: '1500MB',
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from '../process/files.mjs';
import { inProject } from '../project/paths.mjs';

/**
 * Runs the suites and adds their tests to the sums of the run.
 * @param {import('./test-run.mjs').TestRun} run
 * @param {string[]} parameters paths and options for Jest
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} a test failed, or Jest itself
 */
export async function runJest(run, parameters, env) {
  const folder = mkdtempSync(join(tmpdir(), 'babelboard-jest-'));
  const outputFile = join(folder, 'result.json');
  const words = ['-c', 'test/jest.config.mjs', '--maxWorkers=2', '--json', `--outputFile=${outputFile}`, ...parameters];
  const command = [process.execPath, inProject('node_modules/jest/bin/jest.js'), ...words].map(quote).join(' ');
  // With --json the results would go to the standard output as well; people read the report on the error stream.
  const options = [env.NODE_OPTIONS, '--experimental-vm-modules', '--no-warnings=ExperimentalWarning'];
  let problem;
  try {
    await run.shell(`${command} >${quote(join(folder, 'stdout'))}`, {
      ...env,
      NODE_OPTIONS: options.filter(Boolean).join(' '),
    });
  } catch (error) {
    problem = error;
  }
  const result = readJson(outputFile);
  rmSync(folder, { recursive: true, force: true });
  if (result === undefined) {
    run.failed += 1;
    throw problem ?? new Error('Jest gave no result');
  }
  run.passed += result.numPassedTests;
  run.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
  run.skipped += result.numPendingTests + result.numTodoTests;
  if (problem !== undefined && result.numFailedTests + result.numRuntimeErrorTestSuites === 0) {
    run.failed += 1;
  }
  if (problem !== undefined) {
    throw new Error(`${result.numFailedTests} tests and ${result.numRuntimeErrorTestSuites} whole suites failed`);
  }
}

/** @param {string} word */
function quote(word) {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

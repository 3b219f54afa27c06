import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runJest } from './run-jest.mjs';
import { isRed } from './test-run.mjs';
import { FLAKY_LOG, TEST_DATA } from './test-servers.mjs';

/** More suites than these are no accident of the machine: the run is red without a second look. */
const MOST_FLAKY = 3;

/**
 * Runs suites that failed once more, one after the other. Those whose failed tests pass then count as passed and are named as flaky: a test
 * that was red for no fault of the product is a defect of the test.
 * @param {import('./test-run.mjs').TestRun} run
 * @param {string[]} options for Jest
 * @param {NodeJS.ProcessEnv} env
 */
export async function runRedSuitesAgain(run, options, env) {
  const red = run.redSuites();
  if (red.length === 0) {
    return;
  }
  if (red.length > MOST_FLAKY) {
    console.log(`\n${red.length} suites failed, which is more than may be flaky: none runs again.`);
    return;
  }
  const before = new Map(run.outcomes);
  await run.step('red suites once more', () => runJest(run, { suites: red, workers: 1, options }, env));
  for (const suite of red) {
    const [first, second] = [before.get(suite), run.outcomes.get(suite)];
    if (first === undefined || second === undefined || isRed(second)) {
      continue;
    }
    const unproven = first.failed.filter((name) => !second.passed.includes(name));
    if (unproven.length > 0) {
      const faults = unproven.map((name) => `${name} (failed, and did not run again)`);
      run.outcomes.set(suite, { ...second, faults });
      continue;
    }
    run.flaky.push(suite);
    const entry = { at: new Date().toISOString(), suite, tests: [...first.failed, ...first.faults] };
    mkdirSync(TEST_DATA, { recursive: true });
    appendFileSync(join(TEST_DATA, FLAKY_LOG), `${JSON.stringify(entry)}\n`);
  }
}

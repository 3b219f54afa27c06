import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { runJest } from './run-jest.mjs';
import { FLAKY_LOG, TEST_DATA } from './test-servers.mjs';

/** More suites than these are no accident of the machine: the run is red without a second look. */
const MOST_FLAKY = 3;

/**
 * Runs suites that failed once more, one after the other. Those that pass then count as passed and are named as flaky: a test that was red
 * for no fault of the product is a defect of the test.
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
  const before = red.map((suite) => ({ suite, tests: run.outcomes.get(suite)?.failures }));
  await run.step('red suites once more', () => runJest(run, { suites: red, workers: 1, options }, env));
  const still = run.redSuites();
  for (const { suite, tests } of before.filter((one) => !still.includes(one.suite))) {
    run.flaky.push(suite);
    const entry = { at: new Date().toISOString(), suite, tests };
    appendFileSync(join(TEST_DATA, FLAKY_LOG), `${JSON.stringify(entry)}\n`);
  }
}

import { readJson } from '../process/files.mjs';
import { inProject } from '../project/paths.mjs';
import { prepareBuild, prepareInstall } from '../project/prepare.mjs';
import { endTools } from '../project/run-tool.mjs';
import { oneLine, runCommand } from '../screen/problem.mjs';
import { Steps } from '../screen/steps.mjs';
import { leaveServices } from '../services/ensure-services.mjs';
import { runJest } from '../testing/run-jest.mjs';
import { TestRun } from '../testing/test-run.mjs';
import { environmentWithoutSettings, startTestServers, TEST_DATA } from '../testing/test-servers.mjs';
import { findTestTools } from '../testing/test-tools.mjs';

/** Scripts of package.json; each counts as one test. */
const STATIC_STEPS = ['types', 'lint', 'boundaries'];

/** `npm test [-- paths and options of Jest]`, `--long` for the long suites as well. */
await runCommand(async () => {
  const parameters = process.argv.slice(2).filter((parameter) => parameter !== '--long');
  const long = process.argv.includes('--long');
  const run = new TestRun();
  endOnSignals(run);
  let env = environmentWithoutSettings();
  try {
    await prepare(run, (more) => {
      env = { ...env, ...more };
    });
    /** @type {{ scripts: Record<string, string> }} */
    const { scripts } = readJson(inProject('package.json'));
    for (const name of STATIC_STEPS) {
      await run.check(name, () => run.shell(scripts[name] ?? 'false', env));
    }
    await run.check('unused code', () => run.shell('knip', env));
    // With paths, one of the two runs may find nothing.
    const words = long && parameters.length > 0 ? ['--passWithNoTests', ...parameters] : parameters;
    await run.step('suites', () => runJest(run, words, env));
    if (long) {
      await run.step('long suites', () => runJest(run, words, { ...env, TEST_LONG: '1' }));
    }
  } catch (error) {
    run.failed += 1;
    run.problems.push(oneLine(error));
  }
  await leaveServices(TEST_DATA);
  tellWhatWasLeftOut(parameters, long);
  run.report();
  return run.failed === 0 ? 0 : 1;
});

/**
 * Everything that the suites stand on. Only what fails is counted.
 * @param {TestRun} run
 * @param {(more: Record<string, string | undefined>) => void} take
 */
async function prepare(run, take) {
  const steps = new Steps();
  const parts = [
    { name: 'packages', work: () => prepareInstall(steps) },
    {
      name: 'programs for tests',
      work: async () => take(findTestTools((names) => console.log(`  Installing ${names.join(' and ')} …`))),
    },
    { name: 'servers for tests', work: async () => take(await startTestServers()) },
    { name: 'build', work: () => prepareBuild(steps, { browser: true }) },
  ];
  for (const { name, work } of parts) {
    if (!(await run.step(name, work))) {
      run.failed += 1;
      if (name === 'packages') {
        throw new Error('Nothing can be tested without the packages.');
      }
    }
  }
}

/**
 * @param {string[]} parameters
 * @param {boolean} long
 */
function tellWhatWasLeftOut(parameters, long) {
  console.log('');
  if (parameters.length > 0) {
    console.log(`Left out: every suite but those for \`${parameters.join(' ')}\`.`);
  }
  if (!long) {
    console.log('Left out: the long suites (*.long.spec.ts); `npm run test:long` runs them too.');
  }
  if (process.getuid?.() !== 0) {
    console.log('Left out: starting as root in a closed folder, which only root can try.');
  }
}

/** @param {TestRun} run */
function endOnSignals(run) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, async () => {
      run.end();
      await endTools();
      await leaveServices(TEST_DATA);
      process.exit(130);
    });
  }
}

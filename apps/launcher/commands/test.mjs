import { availableParallelism } from 'node:os';
import { readJson } from '../process/files.mjs';
import { inProject } from '../project/paths.mjs';
import { prepareBuild, prepareInstall } from '../project/prepare.mjs';
import { endTools } from '../project/run-tool.mjs';
import { oneLine, runCommand } from '../screen/problem.mjs';
import { Steps } from '../screen/steps.mjs';
import { leaveServices } from '../services/ensure-services.mjs';
import { changedSuites, suitesFor, suitesOfRun, unitSuites } from '../testing/choose-suites.mjs';
import { drivesBrowser } from '../testing/rings.mjs';
import { runRedSuitesAgain } from '../testing/run-again.mjs';
import { isByName, nameSuites, optionsOf, runJest } from '../testing/run-jest.mjs';
import { TestRun } from '../testing/test-run.mjs';
import { environmentWithoutSettings, startTestServers, TEST_DATA } from '../testing/test-servers.mjs';
import { findTestTools } from '../testing/test-tools.mjs';

/** Scripts of package.json; each counts as one test. */
const STATIC_STEPS = ['types', 'lint', 'boundaries'];
const FLAGS = ['--browser', '--long', '--unit', '--changed'];

/**
 * `npm test [-- paths and options of Jest]`, which is the core where nothing is named; `--browser`: all suites with a browser, `--long`: every
 * suite, `--unit`: those without servers, `--changed`: those of what changed.
 */
await runCommand(async () => {
  const flags = process.argv.slice(2).filter((parameter) => FLAGS.includes(parameter));
  const parameters = process.argv.slice(2).filter((parameter) => !FLAGS.includes(parameter));
  const run = new TestRun();
  endOnSignals(run);
  const env = environmentWithoutSettings();
  try {
    if (flags.includes('--unit')) {
      await runUnits(run, parameters, env);
    } else if (flags.includes('--changed')) {
      await runChanged(run, parameters, env);
    } else {
      await runAll(
        run,
        parameters,
        env,
        flags.includes('--long') ? 'long' : flags.includes('--browser') ? 'browser' : 'core',
      );
    }
  } catch (error) {
    run.fail(oneLine(error));
  }
  await leaveServices(TEST_DATA);
  return run.report() ? 0 : 1;
});

/**
 * In seconds: nothing is started or built for them.
 * @param {TestRun} run
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 */
async function runUnits(run, parameters, env) {
  await run.step('packages', () => prepareInstall(new Steps(), 'all'));
  await runLanes(run, await unitSuites(env), parameters, env);
}

/**
 * @param {TestRun} run
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 */
async function runChanged(run, parameters, env) {
  await run.step('packages', () => prepareInstall(new Steps(), 'all'));
  const { since, suites } = await changedSuites(env);
  if (suites.length === 0) {
    console.log(`\nNo suite reaches what differs from ${since}: none was run.`);
    return;
  }
  await prepare(run, env);
  await runLanes(run, suites, parameters, env);
}

/**
 * @param {TestRun} run
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 * @param {'core' | 'browser' | 'long'} which
 */
async function runAll(run, parameters, env, which) {
  await prepare(run, env);
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = readJson(inProject('package.json'));
  for (const name of STATIC_STEPS) {
    await run.check(name, () => run.shell(scripts[name] ?? 'false', env));
  }
  await run.check('unused code', () => run.shell('knip', env));
  const named = nameSuites(parameters);
  if (run.failed > 0 && !named) {
    // These take a minute, and all suites an hour: whoever waits learns it at once.
    throw new Error('no suite was run: mend what stands above first');
  }
  const suites = await (named ? suitesFor(parameters, env) : suitesOfRun(which, parameters, env));
  if (suites.length === 0) {
    throw new Error(`No suite is meant by \`${parameters.join(' ')}\``);
  }
  await runLanes(run, suites, parameters, env);
  tellWhatWasLeftOut(named ? { parameters } : { which });
}

/**
 * Runs suites side by side, but for those that drive a browser: these come one after the other, alone on the machine. What failed has a
 * second try in the end.
 * @param {TestRun} run
 * @param {string[]} suites paths in the project
 * @param {string[]} parameters of which only the options count any more
 * @param {NodeJS.ProcessEnv} env
 */
async function runLanes(run, suites, parameters, env) {
  const lanes = [
    { name: 'suites', workers: availableParallelism(), suites: suites.filter((suite) => !drivesBrowser(suite)) },
    { name: 'browser suites', workers: 1, suites: suites.filter(drivesBrowser) },
  ];
  for (const { name, ...lane } of lanes.filter((lane) => lane.suites.length > 0)) {
    await run.step(name, () => runJest(run, { ...lane, options: optionsOf(parameters) }, env));
  }
  await runRedSuitesAgain(run, optionsOf(parameters), env);
  const tests = [...run.outcomes.values()].flatMap(({ passed, failed }) => [...passed, ...failed]);
  if (tests.length === 0 && isByName(parameters)) {
    run.fail(`No test is called as in \`${parameters.join(' ')}\``);
  }
}

/**
 * Everything that the suites stand on. Only what fails is counted.
 * @param {TestRun} run
 * @param {NodeJS.ProcessEnv} env takes the addresses of servers and programs
 */
async function prepare(run, env) {
  const steps = new Steps();
  const parts = [
    { name: 'packages', work: () => prepareInstall(steps, 'all') },
    {
      name: 'programs for tests',
      work: async () => {
        Object.assign(
          env,
          findTestTools((names) => console.log(`  Installing ${names.join(' and ')} …`)),
        );
      },
    },
    {
      name: 'servers for tests',
      work: async () => {
        Object.assign(env, await startTestServers());
      },
    },
    { name: 'build', work: () => prepareBuild(steps, { browser: true }) },
  ];
  for (const { name, work } of parts) {
    if (!(await run.step(name, work)) && name === 'packages') {
      throw new Error('Nothing can be tested without the packages.');
    }
  }
}

/** @param {{ parameters?: string[], which?: 'core' | 'browser' | 'long' }} ran */
function tellWhatWasLeftOut({ parameters = [], which }) {
  console.log('');
  if (parameters.length > 0) {
    console.log(`Left out: every suite but those for \`${parameters.join(' ')}\`.`);
  }
  if (which === 'core') {
    console.log('Left out: most suites of the browser; `npm run test:browser` runs them.');
  }
  if (which === 'core' || which === 'browser') {
    console.log('Left out: the long suites (*.long.spec.ts); `npm run test:long` runs every suite.');
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

import { readJson } from '../process/files.mjs';
import { inProject } from '../project/paths.mjs';
import { prepareBuild, prepareInstall } from '../project/prepare.mjs';
import { endTools } from '../project/run-tool.mjs';
import { oneLine, runCommand } from '../screen/problem.mjs';
import { Steps } from '../screen/steps.mjs';
import { leaveServices } from '../services/ensure-services.mjs';
import {
  changedSuites,
  launcherIsGreen,
  rememberGreenLauncher,
  unitSuites,
  WITHOUT_LAUNCHER,
} from '../testing/choose-suites.mjs';
import { runJest } from '../testing/run-jest.mjs';
import { TestRun } from '../testing/test-run.mjs';
import { environmentWithoutSettings, startTestServers, TEST_DATA } from '../testing/test-servers.mjs';
import { findTestTools } from '../testing/test-tools.mjs';

/** Scripts of package.json; each counts as one test. */
const STATIC_STEPS = ['types', 'lint', 'boundaries'];
const FLAGS = ['--long', '--unit', '--changed'];

/** `npm test [-- paths and options of Jest]`; `--long`: the long suites as well, `--unit`: those without servers, `--changed`: those of what changed. */
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
      await runAll(run, parameters, env, flags.includes('--long'));
    }
  } catch (error) {
    run.failed += 1;
    run.problems.push(oneLine(error));
  }
  await leaveServices(TEST_DATA);
  run.report();
  return run.failed === 0 ? 0 : 1;
});

/**
 * In seconds: nothing is started or built for them.
 * @param {TestRun} run
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 */
async function runUnits(run, parameters, env) {
  await run.step('packages', () => prepareInstall(new Steps()));
  await run.step('units', async () => runJest(run, [...(await unitSuites(env)), ...parameters], env));
}

/**
 * @param {TestRun} run
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 */
async function runChanged(run, parameters, env) {
  await run.step('packages', () => prepareInstall(new Steps()));
  const { since, suites } = await changedSuites(env);
  if (suites.length === 0) {
    console.log(`\nNo suite reaches what differs from ${since}: none was run.`);
    return;
  }
  await prepare(run, env);
  await run.step('suites', () => runJest(run, ['--runTestsByPath', ...suites, ...parameters], env));
}

/**
 * @param {TestRun} run
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} long
 */
async function runAll(run, parameters, env, long) {
  await prepare(run, env);
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = readJson(inProject('package.json'));
  for (const name of STATIC_STEPS) {
    await run.check(name, () => run.shell(scripts[name] ?? 'false', env));
  }
  await run.check('unused code', () => run.shell('knip', env));
  const everything = parameters.length === 0;
  const withoutLauncher = everything && !long && launcherIsGreen();
  // With paths, one of the two runs may find nothing.
  const words = [
    ...(withoutLauncher ? [WITHOUT_LAUNCHER] : []),
    ...(long && !everything ? ['--passWithNoTests'] : []),
    ...parameters,
  ];
  const green = await run.step('suites', () => runJest(run, words, env));
  if (green && everything && !withoutLauncher) {
    rememberGreenLauncher();
  }
  if (long) {
    await run.step('long suites', () => runJest(run, words, { ...env, TEST_LONG: '1' }));
  }
  tellWhatWasLeftOut({ parameters, long, withoutLauncher });
}

/**
 * Everything that the suites stand on. Only what fails is counted.
 * @param {TestRun} run
 * @param {NodeJS.ProcessEnv} env takes the addresses of servers and programs
 */
async function prepare(run, env) {
  const steps = new Steps();
  const parts = [
    { name: 'packages', work: () => prepareInstall(steps) },
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
    if (!(await run.step(name, work))) {
      run.failed += 1;
      if (name === 'packages') {
        throw new Error('Nothing can be tested without the packages.');
      }
    }
  }
}

/** @param {{ parameters: string[], long: boolean, withoutLauncher: boolean }} asked */
function tellWhatWasLeftOut({ parameters, long, withoutLauncher }) {
  console.log('');
  if (parameters.length > 0) {
    console.log(`Left out: every suite but those for \`${parameters.join(' ')}\`.`);
  }
  if (withoutLauncher) {
    console.log('Left out: the suites that start the launcher, which were green with these very sources of it.');
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

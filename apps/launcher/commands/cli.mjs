import { spawn } from 'node:child_process';
import { checkRoom, checkWritable } from '../checks/data-folder.mjs';
import { checkDatabase } from '../checks/database-url.mjs';
import { isMigrated, migrate } from '../product/update-database.mjs';
import { compiledApp } from '../project/paths.mjs';
import { prepareBuild, prepareInstall } from '../project/prepare.mjs';
import { embeddedParts, productEnvironment, readSettings } from '../project/settings.mjs';
import { LaunchProblem, runCommand } from '../screen/problem.mjs';
import { Steps } from '../screen/steps.mjs';
import { ensureServices, leaveServices } from '../services/ensure-services.mjs';

/** `npm run cli -- COMMAND`: beside a running product on its servers, else on servers of its own for as long as it runs. */
await runCommand(async () => {
  const parameters = process.argv.slice(2);
  const steps = new Steps(process.stderr);
  const settings = readSettings();
  await prepareInstall(steps, parameters[0] === 'bench' ? 'all' : 'product');
  await prepareBuild(steps, { browser: false });
  if (asksForHelp(parameters)) {
    return passThrough(parameters, process.env);
  }
  checkWritable(settings.dataDir);
  checkRoom([settings.dataDir]);
  if (settings.databaseUrl) {
    await checkDatabase(settings.databaseUrl);
  } else if (settings.production) {
    throw new LaunchProblem('DATABASE_URL is required in production, where nothing is embedded.');
  }
  try {
    const wants = embeddedParts(settings);
    const services =
      wants.length > 0 ? await ensureServices({ dataDir: settings.dataDir, wants, profile: 'product' }) : undefined;
    const env = productEnvironment(settings, services);
    if (!settings.production && !isMigrated(settings) && parameters[0] !== 'migrate') {
      await steps.step('migrate', 'Bringing the tables up to date', () => migrate(settings, env));
    }
    // Benchmarks fill databases of their own, which the product's role may not make.
    const bench = parameters[0] === 'bench' ? { TEST_DATABASE_URL: services?.benchDatabaseUrl } : {};
    return await passThrough(parameters, { ...bench, ...env });
  } finally {
    await leaveServices(settings.dataDir);
  }
});

/** @param {string[]} parameters */
function asksForHelp(parameters) {
  return (
    parameters.length === 0 ||
    parameters[0] === 'help' ||
    parameters.some((parameter) => ['--help', '-h', '--version', '-V'].includes(parameter))
  );
}

/**
 * Runs the command on this terminal. A Ctrl-C reaches it directly; we stay to clean up after it.
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
function passThrough(parameters, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [compiledApp('cli'), ...parameters], { env, stdio: 'inherit' });
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    process.on('SIGHUP', () => child.kill('SIGHUP'));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

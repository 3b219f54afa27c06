import { relative } from 'node:path';
import { checkRoom, checkWritable, claimDataFolder } from '../checks/data-folder.mjs';
import { checkDatabase } from '../checks/database-url.mjs';
import { checkHost, checkPort } from '../checks/port.mjs';
import { follower } from '../dev/follower.mjs';
import { watchNpm } from '../process/watch-parent.mjs';
import { DEMO_ACCOUNTS } from '../product/demo-accounts.mjs';
import { fakeCvService } from '../product/fake-cv-service.mjs';
import { clearLeftovers } from '../product/leftovers.mjs';
import { Product } from '../product/product.mjs';
import { isMigrated, isSeeded, migrate, seed } from '../product/update-database.mjs';
import { ROOT } from '../project/paths.mjs';
import { beginBuild, prepareInstall } from '../project/prepare.mjs';
import { endTools } from '../project/run-tool.mjs';
import { embeddedParts, productEnvironment, readSettings } from '../project/settings.mjs';
import { LaunchProblem, paint, runCommand } from '../screen/problem.mjs';
import { dim, Steps } from '../screen/steps.mjs';
import { ensureServices, leaveServices } from '../services/ensure-services.mjs';
import { watchServices } from '../services/watch-services.mjs';

/** `npm start`: from a bare machine to a running product; ends with Ctrl-C. `--watch` (`npm run dev`): follows what is changed. */
class Start {
  settings = readSettings();
  steps = new Steps();
  /** @type {import('../services/services-state.mjs').ServicesState | undefined} */
  services;
  /** @type {Promise<void> | undefined} */
  ending;

  async run() {
    const { dataDir } = this.settings;
    checkHost(this.settings);
    checkWritable(dataDir);
    checkRoom([dataDir, ROOT]);
    this.claim = await claimDataFolder(dataDir);
    this.#endOnSignals();
    try {
      await this.#bringUp();
    } catch (error) {
      if (this.ending === undefined) {
        await this.#cleanUp();
        throw error;
      }
    }
    // Runs until a signal ends it.
    await new Promise(() => {});
    return 0;
  }

  async #bringUp() {
    const { settings, steps } = this;
    await clearLeftovers(settings.dataDir);
    settings.port = await checkPort(settings);
    const follow = process.argv.includes('--watch') ? await follower(settings) : undefined;
    const say = (/** @type {string} */ line) => steps.say(`${paint('!', 33)} ${line}`);
    const cvService = await fakeCvService(settings);
    const environment = () => ({ ...productEnvironment(settings, this.services), ...cvService });
    this.product = new Product(settings, environment, say);
    await prepareInstall(steps);
    await this.#checkExternalServers();
    const need = this.#need();
    const servicesBegan = performance.now();
    const servicesReady = need && ensureServices(need);
    servicesReady?.catch(() => {});
    const buildBegan = performance.now();
    const { server, whole } = beginBuild({ browser: true });
    if (server) {
      await steps.step('build', 'Building', () => server);
    }
    if (need && servicesReady) {
      const names = need.wants.map((part) => (part === 'postgres' ? 'PostgreSQL' : 'Meilisearch')).join(' and ');
      const work = () => servicesReady;
      this.services = await (need.wants.length > 0
        ? steps.step('servers', `Starting ${names}`, work, servicesBegan)
        : work());
      this.#tellAboutSearch();
    }
    const filling = await this.#updateDatabase();
    if (whole) {
      await steps.step('pages', 'Building the pages', () => whole, buildBegan);
    }
    if (filling) {
      this.#product().startApi();
      await steps.step('seed', 'Filling in the demo data (only once)', () => filling.seeded);
    }
    await steps.step('API and worker', 'Starting the API and the worker', () => this.#product().start());
    await follow?.(this.#product(), () => migrate(settings, productEnvironment(settings, this.services)), say);
    this.#tellReady();
    if (need && this.services) {
      void watchServices(need, this.services, {
        say,
        isEnding: () => this.ending !== undefined,
        onMoved: (state) => {
          this.services = state;
          void this.#product().restart();
        },
      });
    }
  }

  async #checkExternalServers() {
    const { databaseUrl, meilisearchUrl, production } = this.settings;
    if (databaseUrl) {
      await checkDatabase(databaseUrl);
    } else if (production) {
      throw new LaunchProblem(
        'DATABASE_URL is required in production, where nothing is embedded: set it to the address of your PostgreSQL, or leave NODE_ENV out.',
      );
    }
    if (meilisearchUrl && !(await answers(`${meilisearchUrl}/health`))) {
      this.steps.say(
        `${paint('!', 33)} No Meilisearch answers at MEILISEARCH_URL: PostgreSQL serves the lists until it does.`,
      );
    }
  }

  #need() {
    const { dataDir, production } = this.settings;
    return production
      ? undefined
      : { dataDir, wants: embeddedParts(this.settings), profile: /** @type {const} */ ('product') };
  }

  #tellAboutSearch() {
    const problem = this.services?.problems.meilisearch;
    if (embeddedParts(this.settings).includes('meilisearch') && !this.services?.meilisearchUrl) {
      this.steps.say(
        `${paint('!', 33)} Searching with PostgreSQL (SEARCH_ENGINE=postgres), for Meilisearch does not run: ${problem}.`,
      );
    }
  }

  /** Gives what is still under way when the API can start: the filling of a new board. */
  async #updateDatabase() {
    const { settings, steps } = this;
    const env = productEnvironment(settings, this.services);
    // A database of somebody else may have been changed meanwhile; the embedded one is ours alone.
    const migrating = settings.databaseUrl !== undefined || !isMigrated(settings);
    const filling = settings.production || isSeeded(settings) ? undefined : seed(settings, env, { migrating });
    if (migrating) {
      await steps.step('migrate', 'Bringing the tables up to date', () => filling?.migrated ?? migrate(settings, env));
    }
    return filling;
  }

  #product() {
    return /** @type {Product} */ (this.product);
  }

  #tellReady() {
    const { settings, steps } = this;
    const address = settings.baseUrl ?? `http://localhost:${settings.port}`;
    steps.say('');
    steps.say(`  Babelboard is ready: ${paint(address, 33)}`);
    if (settings.keepsMails) {
      steps.say(`  Mails are shown at   ${address}/dev/mailbox`);
    }
    if (settings.fakesCvService) {
      steps.say('  Feedback on CVs      comes from a fake service on this machine, after 15 s');
    }
    if (!settings.production) {
      steps.say(`  Demo accounts        ${DEMO_ACCOUNTS.emails.join(', ')}`);
      steps.say(`                       password ${DEMO_ACCOUNTS.password}`);
      steps.say(`  Data and logs are in ${relative(process.cwd(), settings.dataDir) || settings.dataDir}`);
    }
    steps.say(dim(`  ${steps.summary()}`));
    steps.say(dim('  Ctrl-C ends everything'));
  }

  #endOnSignals() {
    let askedAt = 0;
    const end = (/** @type {string} */ why) => {
      // npm passes on the Ctrl-C that the terminal sent to us as well; a second one a while later means "at once".
      if (this.ending !== undefined && Date.now() - askedAt > 1_000) {
        process.exit(130);
      }
      if (this.ending === undefined) {
        askedAt = Date.now();
        this.steps.say(`\n  ${why}: ending everything …`);
        this.ending = this.#cleanUp().then(() => {
          this.steps.say('  Ended.');
          process.exit(0);
        });
      }
    };
    process.on('SIGINT', () => end('Ctrl-C'));
    process.on('SIGTERM', () => end('SIGTERM'));
    process.on('SIGHUP', () => end('The terminal is gone'));
    // A terminal that is gone must not end us before everything else is ended.
    process.stdout.on('error', () => {});
    process.stderr.on('error', () => {});
    watchNpm(() => end('npm is gone'));
  }

  async #cleanUp() {
    this.claim?.ending();
    await endTools();
    await this.product?.stop();
    await leaveServices(this.settings.dataDir);
    this.claim?.release();
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

await runCommand(() => new Start().run());

import { join } from 'node:path';
import { identityOf } from '../process/identity.mjs';
import { compiledApp } from '../project/paths.mjs';
import { watchTools } from '../project/run-tool.mjs';
import { removeProduct, writeProduct } from './leftovers.mjs';
import { ProductProcess } from './product-process.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

/** The API and the worker of one start, and what stands in for a service outside. */
export class Product {
  /** @type {import('../process/identity.mjs').ProcessIdentity[]} */
  #tools = [];

  /**
   * @param {import('../project/settings.mjs').LauncherSettings} settings
   * @param {() => NodeJS.ProcessEnv} environment
   * @param {(line: string) => void} say
   */
  constructor(settings, environment, say) {
    this.settings = settings;
    const create = (/** @type {'api' | 'worker' | 'fake-cv-service'} */ app, /** @type {string} */ name) =>
      new ProductProcess({
        name,
        script: compiledApp(app),
        environment,
        log: settings.production ? undefined : join(settings.dataDir, 'logs', `${app}.log`),
        onChange: () => this.#writeDown(),
        say,
      });
    this.api = create('api', 'API');
    this.worker = create('worker', 'worker');
    this.cvService = settings.fakesCvService ? create('fake-cv-service', 'fake of a CV service') : undefined;
    watchTools((tools) => {
      this.#tools = tools;
      this.#writeDown();
    });
  }

  /** Starts all, unless the API runs already, and waits until pages can be served and show every offer. */
  async start() {
    this.startApi();
    this.worker.start();
    this.cvService?.start();
    await this.untilReady();
  }

  /** The API alone can start while the board is still being filled. */
  startApi() {
    if (this.api.running === undefined) {
      this.api.start();
    }
  }

  /** Ends both, which are started again with the environment of now. */
  async restart() {
    await Promise.all([this.api.restart(), this.worker.restart()]);
  }

  /** Waits until pages can be served by what runs now. */
  async untilReady() {
    await waitUntilReady(this.settings, [this.api, this.worker]);
  }

  async stop() {
    await Promise.all([this.api.stop(), this.worker.stop(), this.cvService?.stop()]);
    removeProduct(this.settings.dataDir);
  }

  #writeDown() {
    writeProduct(this.settings.dataDir, {
      launcher: identityOf(process.pid),
      api: this.api.identity,
      worker: this.worker.identity,
      cvService: this.cvService?.identity,
      tools: this.#tools,
    });
  }
}

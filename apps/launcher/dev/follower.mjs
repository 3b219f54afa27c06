import { findFreePort } from '../process/free-port.mjs';
import { LaunchProblem } from '../screen/problem.mjs';
import { ReloadProxy } from './reload-proxy.mjs';
import { watchSources } from './watch-sources.mjs';

/**
 * Puts a proxy in the place of the API, which gets another port.
 * @param {import('../project/settings.mjs').LauncherSettings} settings changed
 * @throws {LaunchProblem} in production
 */
export async function follower(settings) {
  if (settings.production) {
    throw new LaunchProblem('npm run dev is for development: leave NODE_ENV=production out.');
  }
  const { host, port } = settings;
  settings.baseUrl ??= `http://localhost:${port}`;
  settings.port = await findFreePort();
  const proxy = new ReloadProxy({ host, port, apiPort: settings.port });

  /**
   * Builds and starts again what is changed from now on.
   * @param {import('../product/product.mjs').Product} product
   * @param {() => Promise<void>} migrate
   * @param {(line: string) => void} say
   */
  return async (product, migrate, say) => {
    await proxy.listen();
    const restart = async () => {
      await product.restart();
      await product.untilReady();
      proxy.reload();
    };
    watchSources({ migrate, restart, say });
  };
}

import { findFreePort, listenProblem } from '../process/free-port.mjs';
import { LaunchProblem } from '../screen/problem.mjs';

const LOOPBACK = /^((.+\.)?localhost|::1|\[::1\]|127(\.\d{1,3}){3})$/;
const SERVE_OTHERS = 'or set NODE_ENV=production with DATABASE_URL, SECRET_KEY and SMTP_URL to serve others.';

/**
 * A proxy on this machine brings others, too: BASE_URL and TRUST_PROXY tell of one.
 * @param {{ host: string, baseUrl: string | undefined, trustProxy: string, keepsMails: boolean }} settings
 * @throws {LaunchProblem} the mails and demo accounts of this machine would be everybody's
 */
export function checkHost({ host, baseUrl = '', trustProxy, keepsMails }) {
  if (!keepsMails) {
    return;
  }
  const elsewhere = URL.canParse(baseUrl) && !LOOPBACK.test(new URL(baseUrl).hostname);
  for (const [shows, name, value] of /** @type {const} */ ([
    [!LOOPBACK.test(host), 'HOST', host],
    [elsewhere, 'BASE_URL', baseUrl],
    [trustProxy !== '0', 'TRUST_PROXY', trustProxy],
  ])) {
    if (shows) {
      throw new LaunchProblem(
        `${name}=${value} would show every mail (/dev/mailbox) and the demo accounts to the network: leave ${name} out for this machine alone, ${SERVE_OTHERS}`,
      );
    }
  }
}

/**
 * @param {{ host: string, port: number }} settings port 0: any
 * @returns {Promise<number>} the port to use
 * @throws {LaunchProblem} taken, or not ours to take
 */
export async function checkPort({ host, port }) {
  if (port === 0) {
    return findFreePort();
  }
  const problem = await listenProblem(port, host);
  if (problem === undefined) {
    return port;
  }
  if (problem.code === 'EADDRINUSE') {
    throw new LaunchProblem(
      `Port ${port} is taken by another program: end that program, or choose another port, such as PORT=${port < 65_535 ? port + 1 : 3000} npm start.`,
    );
  }
  if (problem.code === 'EACCES') {
    throw new LaunchProblem(`Port ${port} may not be used by this user: choose one above 1023, such as PORT=3000.`);
  }
  throw new LaunchProblem(`HOST=${host} is not an address of this machine (${problem.code}): use HOST=127.0.0.1.`);
}

import { findFreePort, listenProblem } from '../process/free-port.mjs';
import { LaunchProblem } from '../screen/problem.mjs';

/**
 * @param {{ host: string, keepsMails: boolean }} settings
 * @throws {LaunchProblem} the mails and demo accounts of this machine would be everybody's
 */
export function checkHost({ host, keepsMails }) {
  if (keepsMails && !/^(localhost|::1|127(\.\d{1,3}){3})$/.test(host)) {
    throw new LaunchProblem(
      `HOST=${host} would show every mail (/dev/mailbox) and the demo accounts to the network: leave HOST out for this machine alone, or set NODE_ENV=production with DATABASE_URL, SECRET_KEY and SMTP_URL to serve others.`,
    );
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

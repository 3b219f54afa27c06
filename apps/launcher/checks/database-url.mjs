import { LaunchProblem } from '../screen/problem.mjs';

const CONNECT_MS = 5_000;

/**
 * Connects once to a database that was set by hand.
 * @param {string} url
 * @throws {LaunchProblem} that says which part of the address is wrong; passwords are never shown
 */
export async function checkDatabase(url) {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new LaunchProblem(
      'DATABASE_URL is not an address of PostgreSQL: use postgresql://USER:PASSWORD@HOST:PORT/DATABASE, or leave it out to run the embedded PostgreSQL.',
    );
  }
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    throw explain(error, new URL(url));
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * @param {unknown} error
 * @param {URL} url
 */
function explain(error, url) {
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (cause);
  const server = `${url.hostname}:${url.port || 5432}`;
  const user = decodeURIComponent(url.username);
  const database = decodeURIComponent(url.pathname.slice(1)) || user;
  switch (code) {
    case '28P01':
    case '28000':
      return new LaunchProblem(
        `DATABASE_URL: ${server} refuses user "${user}": put the right user name and password in the address.`,
      );
    case '3D000':
      return new LaunchProblem(
        `DATABASE_URL: ${server} has no database "${database}": create it (createdb ${database}), or name another one in the address.`,
      );
    case '42501':
      return new LaunchProblem(
        `DATABASE_URL: user "${user}" may not use database "${database}" on ${server}: grant CONNECT, or use another user.`,
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new LaunchProblem(`DATABASE_URL: there is no host "${url.hostname}": correct the name in the address.`);
    default:
      return new LaunchProblem(
        `DATABASE_URL: no PostgreSQL answers at ${server} (${code ?? message}): start it, correct the address, or leave DATABASE_URL out to run the embedded PostgreSQL.`,
      );
  }
}

import { readFile } from 'node:fs/promises';
import { DATABASE, ROLES } from './postgres-cluster.mjs';

const CONNECT_MS = 2_000;
/** Also run by docker-compose.yml. */
const PRODUCT_ROLE_SQL = new URL('./product-role.sql', import.meta.url);

/**
 * Sees to it that the product has its database, and a role that owns it and nothing else; what an earlier version left to the
 * superuser changes hands. A second role may make databases: that of tests and benchmarks.
 * @param {import('./postgres-cluster.mjs').PostgresCluster} cluster
 * @param {number} port
 * @returns {Promise<{ product: string, bench: string }>} addresses of the database, for each role
 * @throws where the server does not take queries
 */
export async function prepareDatabase(cluster, port) {
  const sql = await readFile(PRODUCT_ROLE_SQL, 'utf8');
  const address = (/** @type {string} */ role, /** @type {string} */ password, /** @type {string} */ database) =>
    `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;
  const asSuperuser = (/** @type {string} */ database) =>
    address(DATABASE, cluster.connection?.password ?? '', database);

  /** @type {string[]} of benchmarks, made while the superuser did everything */
  const others = await withClient(asSuperuser('postgres'), async (client) => {
    const { rows } = await client.query(
      `SELECT datname, datdba = (SELECT oid FROM pg_roles WHERE rolname = current_user) AS superusers FROM pg_database
         WHERE datallowconn AND NOT datistemplate AND datname <> 'postgres'`,
    );
    if (!rows.some(({ datname }) => datname === DATABASE)) {
      await client.query(`CREATE DATABASE ${DATABASE}`);
    }
    await makeRole(client, sql, cluster, { role: ROLES.bench, may: 'CREATEDB', owns: '' });
    return rows.filter(({ datname, superusers }) => superusers && datname !== DATABASE).map(({ datname }) => datname);
  });
  await withClient(asSuperuser(DATABASE), (client) =>
    makeRole(client, sql, cluster, { role: ROLES.product, may: 'NOCREATEDB', owns: DATABASE }),
  );
  for (const owns of others) {
    await withClient(asSuperuser(owns), (client) =>
      makeRole(client, sql, cluster, { role: ROLES.bench, may: 'CREATEDB', owns }),
    );
  }
  const addressFor = (/** @type {string} */ role) => address(role, cluster.passwordOf(role), DATABASE);
  return { product: addressFor(ROLES.product), bench: addressFor(ROLES.bench) };
}

/**
 * @param {import('pg').Client} client
 * @param {string} sql
 * @param {import('./postgres-cluster.mjs').PostgresCluster} cluster
 * @param {{ role: string, may: 'CREATEDB' | 'NOCREATEDB', owns: string }} wanted
 */
async function makeRole(client, sql, cluster, { role, may, owns }) {
  const settings = {
    'board.role': role,
    'board.password': cluster.passwordOf(role),
    'board.may': may,
    'board.database': owns,
  };
  for (const [name, value] of Object.entries(settings)) {
    await client.query('SELECT set_config($1, $2, false)', [name, value]);
  }
  await client.query(sql);
}

/**
 * @template T
 * @param {string} connectionString
 * @param {(client: import('pg').Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withClient(connectionString, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

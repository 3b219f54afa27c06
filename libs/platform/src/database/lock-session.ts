import pg from 'pg';

/** One session of PostgreSQL with advisory locks. They are free again as soon as it ends, however it does. */
export class LockSession {
  private readonly client: pg.Client;
  private readonly connected: Promise<unknown>;
  private readonly losing = new AbortController();

  constructor(databaseUrl: string) {
    this.client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: 'babelboard locks',
    });
    this.client.on('error', () => void this.end());
    this.client.on('end', () => void this.end());
    this.connected = this.client.connect();
    // Looked at by whoever asks for a lock; until then a failure is not unhandled.
    this.connected.catch(() => this.end());
  }

  /** Aborted as soon as the session ends: others may have its locks from then on. */
  get lost(): AbortSignal {
    return this.losing.signal;
  }

  /** A session gets a lock that it has once more. */
  async tryLock(name: string): Promise<boolean> {
    await this.connected;
    const { rows } = await this.client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock(hashtext($1)) AS locked',
      [name],
    );
    return rows[0]?.locked === true;
  }

  /** Waits in PostgreSQL's queue, which nobody passes who comes later. Fails when the session ends meanwhile. */
  async lock(name: string): Promise<void> {
    await this.connected;
    // Else a process that is gone keeps its place in the queue until its turn. Not every system can.
    await this.client.query(`SET client_connection_check_interval = '500ms'`).catch(() => undefined);
    await this.client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
  }

  async unlock(name: string): Promise<void> {
    // A session that broke has let go already.
    await this.client.query('SELECT pg_advisory_unlock(hashtext($1))', [name]).catch(() => undefined);
  }

  async end(): Promise<void> {
    this.losing.abort(new Error('The lock is lost: its session has ended'));
    await this.connected.catch(() => undefined);
    await this.client.end().catch(() => undefined);
  }
}

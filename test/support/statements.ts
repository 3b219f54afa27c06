import type { DataSource } from 'typeorm';

interface Connection {
  query(text: string, ...rest: unknown[]): unknown;
}

interface Pooled {
  obtainMasterConnection(): Promise<[Connection, unknown]>;
}

/** Writes down every statement that goes to the database from now on. Gives the list; tests empty it themselves. */
export function recordStatements(source: DataSource): string[] {
  const recorded: string[] = [];
  const seen = new WeakSet<Connection>();
  const driver = source.driver as unknown as Pooled;
  const obtain = driver.obtainMasterConnection.bind(driver);
  driver.obtainMasterConnection = async () => {
    const [connection, release] = await obtain();
    if (!seen.has(connection)) {
      seen.add(connection);
      const query = connection.query.bind(connection);
      connection.query = (text, ...rest) => {
        recorded.push(text);
        return query(text, ...rest);
      };
    }
    return [connection, release];
  };
  return recorded;
}

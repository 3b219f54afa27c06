import { describe, expect, it } from '@jest/globals';
import { Injectable, Module, type OnModuleInit, type Type } from '@nestjs/common';
import pg from 'pg';
import { createTestApplication } from './application.js';
import { createTestDatabase } from './database.js';
import { eventually } from './eventually.js';

@Injectable()
class Missing {}

@Injectable()
class Lacking {
  constructor(readonly missing: Missing) {}
}

@Module({ providers: [Lacking] })
class LackingModule {}

@Injectable()
class Refusing implements OnModuleInit {
  onModuleInit(): void {
    throw new Error('No boot today');
  }
}

@Module({ providers: [Refusing] })
class RefusingModule {}

describe('a test application whose boot fails', () => {
  it.each<[string, Type, string]>([
    ['a provider is missing', LackingModule, 'Missing'],
    ['a part refuses to start', RefusingModule, 'No boot today'],
  ])('says why when %s, and leaves no connection behind', async (_why, module, message) => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    let asked = false;
    const drop = async () => {
      asked = true;
      // The server lets go of what was closed a moment later.
      await eventually(async () => {
        const { rows } = await client.query(
          'SELECT query FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
        );
        expect(rows).toEqual([]);
      });
    };
    await expect(createTestApplication({}, [module], { ...database, drop })).rejects.toThrow(message);
    expect(asked).toBe(true);
    await client.end();
    await database.drop();
  });
});

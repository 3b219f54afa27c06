import { join } from 'node:path';
import { createLogger, MovableClock } from '@babelboard/platform';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { ApiModule } from '../../apps/api/src/api.module.js';
import { configureApi, listen } from '../../apps/api/src/create-api.js';
import { FrontEnd } from '../../apps/api/src/pages/front-end.js';
import { createTestDatabase, type TestDatabase, testSettings } from './database.js';
import { freePort } from './free-port.js';
import './quick-passwords.js';

export interface TestApi {
  url: string;
  app: NestExpressApplication;
  clock: MovableClock;
  database: TestDatabase;
  stop(): Promise<void>;
}

/** Stands for the built front end: every path is a page with a style block, a style attribute, a script and nothing else. */
const PAGE =
  '<!doctype html><html lang="en"><head><title>Page</title><style>p{margin:0}</style><script type="module" src="/a.js"></script>' +
  '</head><body><div id="root"><p style="color:red">Page</p></div></body></html>';
const frontEnd: Pick<FrontEnd, 'clientDir' | 'version' | 'render'> = {
  clientDir: join(import.meta.dirname, 'no-client'),
  version: 'test',
  render: async () => ({
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    html: PAGE,
    inline: { scripts: [], blocks: ['p{margin:0}'], attributes: ['color:red'] },
  }),
};

/**
 * The API itself, listening in this process, with a clock that tests move; no worker takes tasks, no front end is built.
 * @param own a database that another API works on, too; the caller drops it
 * @param log whose `destination` gets the lines of its log
 */
export async function startTestApi(
  environment: Record<string, string | undefined> = {},
  own?: TestDatabase,
  log?: Parameters<typeof createLogger>[2],
): Promise<TestApi> {
  const database = own ?? (await createTestDatabase());
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = testSettings(database.url, { BASE_URL: url, PORT: String(port), ...environment });
  const clock = new MovableClock(new Date('2026-11-21T12:00:00Z'));
  const module = await Test.createTestingModule({ imports: [ApiModule.forRoot(settings, { clock })] })
    .overrideProvider(FrontEnd)
    .useValue(frontEnd)
    .compile();
  const app = module.createNestApplication<NestExpressApplication>({ logger: ['error', 'fatal'] });
  configureApi(app, settings, createLogger(settings, 'api', log));
  await listen(app, port, '127.0.0.1');
  return {
    url,
    app,
    clock,
    database,
    stop: async () => {
      await app.close();
      if (own === undefined) {
        await database.drop();
      }
    },
  };
}

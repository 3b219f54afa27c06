import { setTimeout } from 'node:timers/promises';
import { PinoLogger } from '@babelboard/platform';
import { Gazetteer } from '@babelboard/reference-data';
import { OfferSearch, OfferSuggestions, QueryReadings } from '@babelboard/search/contract';
import type { INestApplicationContext } from '@nestjs/common';
import { errorWords } from '../../error-words.js';
import { runProcess } from '../../run-process.js';
import { serveMetrics } from '../../serve-metrics.js';
import { createApi, listen } from './create-api.js';

await runProcess('api', async (settings, logger) => {
  const app = await createApi(settings, { nest: new PinoLogger(logger, errorWords.messageOf), requests: logger });
  await listen(app, settings.port, settings.host);
  await serveMetrics(app, settings.metricsPort, settings.host);
  logger.info(`The API listens on http://${settings.host}:${settings.port}`);
  if (settings.warmUp) {
    // Not waited for: the first who types waits instead.
    warmUp(app).catch((error) => logger.warn(`Names are read later: ${error}`));
  }
  return app;
});

/** The names take seconds of a processor: where a new board is just being filled, that comes first. */
async function warmUp(app: INestApplicationContext): Promise<void> {
  const search = app.get(OfferSearch, { strict: false });
  while ((await search.state()) === 'being built') {
    await setTimeout(1_000, undefined, { ref: false });
  }
  await app.get(OfferSuggestions, { strict: false }).warmUp();
  await app.get(QueryReadings, { strict: false }).warmUp();
  await app.get(Gazetteer, { strict: false }).open();
}

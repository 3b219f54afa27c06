import { PinoLogger } from '@babelboard/platform';
import { OfferSuggestions } from '@babelboard/search/contract';
import { runProcess } from '../../run-process.js';
import { serveMetrics } from '../../serve-metrics.js';
import { createApi, listen } from './create-api.js';

await runProcess('api', async (settings, logger) => {
  const app = await createApi(settings, { nest: new PinoLogger(logger), requests: logger });
  await listen(app, settings.port, settings.host);
  await serveMetrics(app, settings.metricsPort, settings.host);
  logger.info(`The API listens on http://${settings.host}:${settings.port}`);
  // Not waited for: the first who types waits instead.
  app
    .get(OfferSuggestions, { strict: false })
    .warmUp()
    .catch((error) => logger.warn(`No names to suggest yet: ${error}`));
  return app;
});

import { PinoLogger } from '@babelboard/platform';
import { runProcess } from '../../run-process.js';
import { createApi } from './create-api.js';

await runProcess('api', async (settings, logger) => {
  const app = await createApi(settings, { nest: new PinoLogger(logger), requests: logger });
  await app.listen(settings.port, settings.host);
  logger.info(`The API listens on http://${settings.host}:${settings.port}`);
  return app;
});

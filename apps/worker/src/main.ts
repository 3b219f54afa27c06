import { Metrics, PinoLogger, Settings } from '@babelboard/platform';
import { NestFactory } from '@nestjs/core';
import { runProcess } from '../../run-process.js';
import { serveWorkerMetrics } from './serve-worker-metrics.js';
import { startWorker } from './start-worker.js';
import { WorkerModule } from './worker.module.js';

await runProcess('worker', async (settings, logger) => {
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(settings), {
    logger: new PinoLogger(logger),
    abortOnError: false,
  });
  await startWorker(app);
  serveWorkerMetrics(app.get(Settings), app.get(Metrics));
  logger.info('The worker takes tasks');
  return app;
});

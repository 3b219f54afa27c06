import { PinoLogger } from '@babelboard/platform';
import { NestFactory } from '@nestjs/core';
import { errorWords } from '../../error-words.js';
import { runProcess } from '../../run-process.js';
import { serveMetrics } from '../../serve-metrics.js';
import { MailDoor } from './mail-door/mail-door.js';
import { startWorker } from './start-worker.js';
import { warnOfSender } from './warn-of-sender.js';
import { WorkerModule } from './worker.module.js';

await runProcess('worker', async (settings, logger) => {
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(settings), {
    logger: new PinoLogger(logger, errorWords.messageOf),
    abortOnError: false,
  });
  await startWorker(app);
  await serveMetrics(app, settings.workerPort, settings.host);
  logger.info('The worker takes tasks');
  const doorPort = await app.get(MailDoor).open();
  if (doorPort !== null) {
    logger.info(`Mails that come back are taken in at port ${doorPort}`);
  }
  void warnOfSender(settings, logger);
  return app;
});

import { Schedule, type ScheduleHandler } from '@babelboard/platform';
import { Logger } from '@nestjs/common';
import { ComplaintRates } from '../queries/complaint-rates.js';

const WHAT_FOLLOWS = {
  alarm: 'large mailboxes ask senders to stay below 0.1 %',
  stopped: 'mails that can be stopped wait until it falls, or an operator lets them go on at /admin/mails',
};

/** Writes into the log that too many people call mails spam, again and again until they do not. */
@Schedule({ id: 'notifications.watch-complaints', everyMs: 300_000, workload: 'general' })
export class WatchComplaints implements ScheduleHandler {
  private readonly logger = new Logger(WatchComplaints.name);

  constructor(private readonly rates: ComplaintRates) {}

  async run(): Promise<void> {
    const { level, rate, mails, complaints } = await this.rates.count();
    if (level === 'alarm' || level === 'stopped') {
      const share = `${((rate ?? 0) * 100).toFixed(2)} %`;
      this.logger.error(
        `${complaints} of ${mails} mails of the last week were reported as spam (${share}): ${WHAT_FOLLOWS[level]}`,
      );
    }
  }
}

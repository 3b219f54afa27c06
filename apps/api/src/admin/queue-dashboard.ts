import { openTaskQueue, Settings, WORKLOADS } from '@babelboard/platform';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { RequestHandler } from 'express';

/** The page of operators around it: `/admin/queues`. */
export const QUEUES_PATH = '/admin/queue-board';

/** The queues as bull-board shows them; opened when an admin first looks, so that no API holds connections for nothing. */
@Injectable()
export class QueueDashboard implements OnModuleDestroy {
  private opened: { router: RequestHandler; close(): Promise<void> } | undefined;

  constructor(private readonly settings: Settings) {}

  router(): RequestHandler {
    this.opened ??= this.open();
    return this.opened.router;
  }

  async onModuleDestroy(): Promise<void> {
    await this.opened?.close();
  }

  private open() {
    const queues = WORKLOADS.map((name) => openTaskQueue(this.settings, name));
    const adapter = new ExpressAdapter();
    adapter.setBasePath(QUEUES_PATH);
    createBullBoard({
      queues: queues.map((queue) => new BullMQAdapter(queue)),
      serverAdapter: adapter,
      options: { uiConfig: { boardTitle: `${this.settings.productName} queues` } },
    });
    return {
      router: adapter.getRouter() as RequestHandler,
      close: async () => void (await Promise.all(queues.map((queue) => queue.close()))),
    };
  }
}

import { TaskQueues } from '@babelboard/platform';
import { Command } from 'commander';
import { inApplication } from '../application.js';

export function replayCommand(): Command {
  return new Command('replay')
    .description('put tasks that failed in all their tries back in their queues')
    .option('--list', 'only show them')
    .option('--task <name>', 'only tasks of this reaction or schedule')
    .action(async ({ list, task }: { list?: true; task?: string }) => {
      await inApplication(
        async (app) => {
          const queues = app.get(TaskQueues);
          const dead = (await queues.dead()).filter(({ name }) => task === undefined || name === task);
          for (const job of dead) {
            process.stdout.write(`${job.queueName} ${job.name} ${job.id}: ${job.failedReason}\n`);
            if (!list) {
              await queues.replay(job);
            }
          }
          process.stdout.write(list ? `${dead.length} dead tasks\n` : `${dead.length} tasks put back\n`);
        },
        { tasks: true },
      );
    });
}

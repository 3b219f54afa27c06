import { TaskQueues, WaitingTasks, WaitingWork } from '@babelboard/platform';
import { Command } from 'commander';
import { inApplication } from '../application.js';

export function replayCommand(): Command {
  return new Command('replay')
    .description('requeue tasks that failed on every try')
    .option('--list', 'only list them, and what waits for a process that knows it')
    .option('--task <name>', 'only tasks of this reaction or schedule')
    .option('--drop-waiting <name>', 'forget the waiting tasks of a reaction that no version will have again')
    .action(async ({ list, task, dropWaiting }: { list?: true; task?: string; dropWaiting?: string }) => {
      await inApplication(
        async (app) => {
          if (dropWaiting !== undefined) {
            print(`${await app.get(WaitingTasks).drop(dropWaiting)} waiting tasks dropped`);
            return;
          }
          const queues = app.get(TaskQueues);
          const dead = (await queues.failedForGood()).filter(({ name }) => task === undefined || name === task);
          for (const job of dead) {
            print(`${job.queueName} ${job.name} ${job.id}: ${job.failedReason}`);
            if (!list) {
              await queues.replay(job);
            }
          }
          for (const { kind, name, count, oldest } of list ? await app.get(WaitingWork).list() : []) {
            print(`waiting ${kind} ${name}: ${count} since ${oldest.toISOString()}`);
          }
          print(list ? `${dead.length} dead tasks` : `${dead.length} tasks put back`);
        },
        { tasks: true },
      );
    });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

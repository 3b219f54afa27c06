import { createTestDatabase } from '../../support/database.js';
import { startRedis } from '../../support/redis.js';
import { runBareQueue } from './bare-queue.js';
import { runDomainEvents } from './domain-events.js';

export interface EventsBenchOptions {
  /** Events a round. */
  events: number;
  rounds: number;
}

/**
 * Events per second from the commit of the change to the finished reaction, on both queue backends, against bare BullMQ that
 * writes the same rows. The sides take turns; the ratio is that of their medians.
 */
export async function benchEvents(options: EventsBenchOptions, print: (line: string) => void): Promise<void> {
  print(`${options.events} events a round, ${options.rounds} rounds`);
  print('backend     domain events/s   bare BullMQ/s   ratio');
  for (const backend of ['postgres', 'redis'] as const) {
    const redis = backend === 'redis' ? await startRedis() : undefined;
    try {
      const { ours, bare } = await takeTurns(options, redis?.url);
      const ratio = median(ours) / median(bare);
      print(
        `${backend.padEnd(10)}${median(ours).toFixed(0).padStart(17)}${median(bare).toFixed(0).padStart(16)}${ratio.toFixed(2).padStart(8)}`,
      );
    } finally {
      await redis?.stop();
    }
  }
}

async function takeTurns({ events, rounds }: EventsBenchOptions, redisUrl: string | undefined) {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await onFreshDatabase((url) => runBareQueue(url, redisUrl, events)));
    ours.push(await onFreshDatabase((url) => runDomainEvents(url, redisUrl, events)));
  }
  return { ours, bare };
}

async function onFreshDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const database = await createTestDatabase();
  try {
    return await work(database.url);
  } finally {
    await database.drop();
  }
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

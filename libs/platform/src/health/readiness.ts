import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { RedisConnection } from '../redis/redis-connection.js';

const STATES = ['ok', 'degraded', 'being built', 'failing'] as const;

export type PartState = (typeof STATES)[number];

/** Whoever watches asks again within seconds; a part that needs longer cannot be worked with. */
const LONGEST_ANSWER_MS = 3_000;

/** Whether the servers answer that no process can work without. */
@Injectable()
export class Readiness {
  constructor(
    private readonly database: Database,
    private readonly redis: RedisConnection,
  ) {}

  /** The state of each part; `redis` only where it is used. */
  async parts(): Promise<Record<string, PartState>> {
    const redis = this.redis.client;
    const [database, queues] = await Promise.all([
      stateOf(this.database.query('SELECT 1')),
      redis === null ? null : stateOf(redis.ping()),
    ]);
    return queues === null ? { database } : { database, redis: queues };
  }
}

/** What a part says of itself; any other answer is good. One that fails, or does not answer in time, is failing; nobody waits for it. */
export async function stateOf(answer: Promise<unknown>): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<PartState>((resolve) => {
    timer = setTimeout(() => resolve('failing'), LONGEST_ANSWER_MS);
  });
  const inTime = answer.then(
    (answered): PartState => STATES.find((state) => state === answered) ?? 'ok',
    (): PartState => 'failing',
  );
  try {
    return await Promise.race([inTime, late]);
  } finally {
    clearTimeout(timer);
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Step } from './domain/step-of-day.js';
import { Challenge } from './entities/challenge.entity.js';

/** Who takes part in the challenge, for siblings. */
@Injectable()
export class Challenges {
  /** The step that a day brought; null where the person began anew since, or is gone. */
  async stepOf(
    tx: EntityManager,
    { accountId, joinedAt, day }: { accountId: number; joinedAt: string; day: number },
  ): Promise<Step | null> {
    const challenge = await tx.findOneBy(Challenge, { accountId });
    const same = challenge !== null && challenge.joinedAt.toISOString() === joinedAt && challenge.ending !== 'left';
    return same ? (challenge.steps[day - 1] ?? null) : null;
  }
}

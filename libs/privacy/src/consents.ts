import { AccountTakeovers } from '@babelboard/identity/contract';
import { Clock } from '@babelboard/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONSENT_TEXT_VERSIONS, type ConsentKind } from './domain/consent-kind.js';
import { Consent } from './entities/consent.entity.js';

/** The consents with which an account begins. */
@Injectable()
export class Consents implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly takeovers: AccountTakeovers,
  ) {}

  /** What somebody else accepted was not accepted: whoever takes the account over is asked as if for the first time. */
  onModuleInit(): void {
    this.takeovers.alsoForget(async (tx, accountId) => {
      await tx.delete(Consent, { accountId });
    });
  }

  /**
   * Writes down what somebody consents to who registers: conditions and privacy policy, without which there is no account, and news
   * where they want them. @param language in which they read the texts
   */
  async begin(
    tx: EntityManager,
    accountId: number,
    { newsletters, language }: { newsletters: boolean; language: string },
  ): Promise<void> {
    const given: Record<ConsentKind, boolean> = { terms: true, privacy: true, newsletters };
    const at = this.clock.now();
    await tx.insert(
      Consent,
      (Object.keys(given) as ConsentKind[]).map((kind) => ({
        accountId,
        kind,
        given: given[kind],
        textVersion: CONSENT_TEXT_VERSIONS[kind],
        language,
        at,
      })),
    );
  }
}

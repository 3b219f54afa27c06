import { Clock, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONSENT_TEXT_VERSIONS, type ConsentKind } from './domain/consent-kind.js';
import { Consent } from './entities/consent.entity.js';
import { ConsentChanged } from './events/consent-changed.event.js';

/** What people consent to: written down with the version of the text, each time anew. */
@Injectable()
export class Consents {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Writes down what somebody consents to who registers: conditions and privacy policy, without which there is no account, and news
   * where they want them. @param language in which they read the texts
   */
  async begin(
    tx: EntityManager,
    accountId: number,
    { newsletters, language }: { newsletters: boolean; language: string },
  ): Promise<void> {
    const given = { terms: true, privacy: true, newsletters } satisfies Partial<Record<ConsentKind, boolean>>;
    const at = this.clock.now();
    await tx.insert(
      Consent,
      (Object.keys(given) as (keyof typeof given)[]).map((kind) => ({
        accountId,
        kind,
        given: given[kind],
        textVersion: CONSENT_TEXT_VERSIONS[kind],
        language,
        at,
      })),
    );
  }

  /** What was last said to a text; null where nothing ever was. */
  async latest(tx: EntityManager, accountId: number, kind: ConsentKind): Promise<Consent | null> {
    return tx.findOne(Consent, { where: { accountId, kind }, order: { id: 'DESC' } });
  }

  /**
   * Gives or withdraws a consent; nothing where that was said already. The account is locked by then.
   * @param language in which the text was read
   */
  async change(
    tx: EntityManager,
    accountId: number,
    { kind, given, language }: { kind: ConsentKind; given: boolean; language: string },
  ): Promise<void> {
    const textVersion = CONSENT_TEXT_VERSIONS[kind];
    const latest = await this.latest(tx, accountId, kind);
    if ((latest?.given ?? false) === given && (!given || latest?.textVersion === textVersion)) {
      return;
    }
    await tx.insert(Consent, { accountId, kind, given, textVersion, language, at: this.clock.now() });
    await this.outbox.add(tx, new ConsentChanged({ accountId, kind, given }));
  }
}

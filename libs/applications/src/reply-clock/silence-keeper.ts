import { CompanyRulesReader } from '@babelboard/companies/contract';
import { OffersOfSilentCompany } from '@babelboard/offers/contract';
import { Clock, Database, LiveChannel, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WAITS_FOR_ANSWER } from './domain/waits-for-answer.js';
import { CompanySilence } from './entities/company-silence.entity.js';
import { CompanyFellSilent } from './events/company-fell-silent.event.js';

const GIVEN_UP = `SELECT FROM job_application WHERE company_id = $1 AND ${WAITS_FOR_ANSWER} AND reminders = 3`;

/** Lets the offers of companies that leave applicants without an answer stand last, and puts them back. */
@Injectable()
export class SilenceKeeper {
  constructor(
    private readonly database: Database,
    private readonly rules: CompanyRulesReader,
    private readonly offers: OffersOfSilentCompany,
    private readonly outbox: Outbox,
    private readonly live: LiveChannel,
    private readonly clock: Clock,
  ) {}

  /** Makes of a company's offers what its applicants now say; may come twice. @param began a first silence may begin; otherwise one may end, or go on where what ended it was undone */
  async settle(tx: EntityManager, companyId: number, began = false): Promise<void> {
    if (began) {
      await tx.query('INSERT INTO company_silence (company_id) VALUES ($1) ON CONFLICT DO NOTHING', [companyId]);
    }
    const silence = await tx.findOne(CompanySilence, { where: { companyId }, lock: { mode: 'pessimistic_write' } });
    if (silence === null) {
      return;
    }
    // Read under the lock: whoever answers now comes after.
    const [row] = await tx.query<{ silent: boolean }[]>(`SELECT EXISTS (${GIVEN_UP}) AS silent`, [companyId]);
    if (row?.silent === true) {
      await this.keep(tx, silence);
    } else if (silence.since !== null) {
      silence.end();
      await tx.save(silence);
      await this.offers.raise(tx, companyId);
      await this.tellMembers(tx, companyId);
    }
  }

  /** Companies that are held for silent although nobody waits. */
  async endedUnseen(): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT company_id AS id FROM company_silence s WHERE since IS NOT NULL AND NOT EXISTS (
         SELECT FROM job_application WHERE company_id = s.company_id AND ${WAITS_FOR_ANSWER} AND reminders = 3)`,
    );
    return rows.map(({ id }) => id);
  }

  private async keep(tx: EntityManager, silence: CompanySilence): Promise<void> {
    const { companyId } = silence;
    const begins = silence.since === null;
    const { pauseWhenSilent: pausing } = await this.rules.of(companyId, tx);
    if (!begins && silence.paused === pausing) {
      return;
    }
    if (begins) {
      silence.begin(this.clock.now());
    } else if (!pausing) {
      // The company no longer wants its offers hidden: they are shown again, behind all others.
      await this.offers.raise(tx, companyId);
    }
    silence.paused = pausing;
    await tx.save(silence);
    await this.offers.sink(tx, companyId);
    const paused = pausing ? await this.offers.pause(tx, companyId) : [];
    if (begins || pausing) {
      await this.outbox.add(tx, new CompanyFellSilent({ companyId, pausedOfferIds: paused }));
    }
    await this.tellMembers(tx, companyId);
  }

  private async tellMembers(tx: EntityManager, companyId: number): Promise<void> {
    await this.live.announce(tx, `company:${companyId}`, { kind: 'offers', ids: [] });
  }
}

import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { CompanySuspension } from '../entities/company-suspension.entity.js';

/** Reads why companies are or were suspended. */
@Injectable()
export class CompanySuspensions {
  constructor(private readonly database: Database) {}

  /** The decision that stands, by company; those that no operator decided on are left out. */
  async standing(companyIds: readonly number[]): Promise<Map<number, CompanySuspension>> {
    if (companyIds.length === 0) {
      return new Map();
    }
    const where = { companyId: In([...companyIds]), endedAt: IsNull() };
    const found = await this.database.dataSource.manager.findBy(CompanySuspension, where);
    return new Map(found.map((suspension) => [suspension.companyId, suspension]));
  }

  /** The latest one, whether it stands or not; null where there was none. */
  latest(companyId: number): Promise<CompanySuspension | null> {
    return this.database.dataSource.manager.findOne(CompanySuspension, { where: { companyId }, order: { id: 'DESC' } });
  }
}

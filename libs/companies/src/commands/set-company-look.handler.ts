import { createHash } from 'node:crypto';
import { Database, FileRemovals, Outbox, Storage } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { logoNotPng } from '../company.errors.js';
import { logoKey } from '../domain/logo-path.js';
import { Company } from '../entities/company.entity.js';
import { lockCompany } from '../entities/lock-company.js';
import { MinisiteChanged } from '../events/minisite-changed.event.js';
import { SetCompanyLook } from './set-company-look.command.js';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

@CommandHandler(SetCompanyLook)
export class SetCompanyLookHandler implements ICommandHandler<SetCompanyLook> {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly removals: FileRemovals,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError COMPANY_NOT_FOUND, LOGO_NOT_PNG */
  async execute({ companyId, logo, hue }: SetCompanyLook): Promise<void> {
    const key = logo === null ? null : await this.store(companyId, logo);
    try {
      await this.database.transaction(async (tx) => {
        const company = await lockCompany(tx, companyId);
        if (company.look(key, hue)) {
          await tx.save(company);
          await this.outbox.add(tx, new MinisiteChanged({ companyId }));
        }
      });
    } catch (error) {
      await this.database.transaction((tx) => this.removeUnused(tx, companyId, key));
      throw error;
    }
  }

  /** Under a name made of the content, so that browsers may keep it for ever. */
  private async store(companyId: number, logo: Uint8Array): Promise<string> {
    if (!PNG.equals(logo.subarray(0, PNG.length))) {
      throw logoNotPng();
    }
    const hash = createHash('sha256').update(logo).digest('hex').slice(0, 16);
    const key = logoKey(companyId, hash);
    await this.storage.put(key, logo, 'image/png');
    return key;
  }

  /** Named by its content, a logo that was refused now may be the one that the company has. */
  private async removeUnused(tx: EntityManager, id: number, logo: string | null): Promise<void> {
    if (logo !== null && !(await tx.existsBy(Company, { id, logo }))) {
      await this.removals.add(tx, [logo]);
    }
  }
}

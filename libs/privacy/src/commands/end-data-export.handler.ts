import { OwnerLinks } from '@babelboard/identity/contract';
import { Database, FileRemovals } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataExport } from '../entities/data-export.entity.js';
import { EndDataExport } from './end-data-export.command.js';

@CommandHandler(EndDataExport)
export class EndDataExportHandler implements ICommandHandler<EndDataExport> {
  constructor(
    private readonly database: Database,
    private readonly links: OwnerLinks,
    private readonly removals: FileRemovals,
  ) {}

  /** @throws DomainError TOKEN_INVALID */
  async execute({ token }: EndDataExport): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { data } = await this.links.redeem(tx, 'data-export', token);
      const arrived = await tx.findOneBy(DataExport, { id: String(data.exportId) });
      if (arrived !== null) {
        await this.removals.add(tx, [arrived.storageKey]);
      }
    });
  }
}

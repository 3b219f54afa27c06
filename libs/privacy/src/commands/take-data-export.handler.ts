import { OwnerLinks } from '@babelboard/identity/contract';
import { Database, Storage } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataExport } from '../entities/data-export.entity.js';
import { exportGone } from '../privacy.errors.js';
import { TakeDataExport, type TakenDataExport } from './take-data-export.command.js';

@CommandHandler(TakeDataExport)
export class TakeDataExportHandler implements ICommandHandler<TakeDataExport> {
  constructor(
    private readonly database: Database,
    private readonly links: OwnerLinks,
    private readonly storage: Storage,
  ) {}

  /** @throws DomainError TOKEN_INVALID, EXPORT_GONE */
  async execute({ token }: TakeDataExport): Promise<TakenDataExport> {
    const { data } = await this.links.peek('data-export', token);
    const wanted = await this.database.dataSource.manager.findOneBy(DataExport, { id: String(data.exportId) });
    const file = wanted === null ? null : await this.storage.open(wanted.storageKey);
    if (wanted === null || file === null) {
      throw exportGone();
    }
    return { stream: file.stream, size: file.size, requestedAt: wanted.requestedAt };
  }
}

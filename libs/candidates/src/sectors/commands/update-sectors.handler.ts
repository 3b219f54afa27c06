import { checkTogether, merged } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sectorUnknown } from '../../preferences/preference.errors.js';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { UpdateSectors } from './update-sectors.command.js';

@CommandHandler(UpdateSectors)
export class UpdateSectorsHandler implements ICommandHandler<UpdateSectors> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  /** @throws DomainError WANTED_SECTOR_UNKNOWN, several of them together */
  async execute({ accountId, sectorIds, base }: UpdateSectors): Promise<void> {
    await checkTogether(...sectorIds.map((id, index) => () => this.require(id, `sectors.${index}`)));
    await this.edits.make(accountId, 'sectors', async ({ tx, candidate }) => {
      const wanted = { sectorIds: [...new Set(sectorIds)] };
      const changes = merged({ sectorIds: candidate.sectorIds }, wanted, base === null ? {} : { sectorIds: [...base] });
      if (changes === null) {
        return null;
      }
      await tx.save(Object.assign(candidate, changes));
      return true;
    });
  }

  private require(id: number, path: string): void {
    if (this.catalogue.sectorById(id) === undefined) {
      throw sectorUnknown(path);
    }
  }
}

import { FileRemovals } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { Avatar } from '../entities/avatar.entity.js';
import { RemoveAvatar } from './remove-avatar.command.js';

@CommandHandler(RemoveAvatar)
export class RemoveAvatarHandler implements ICommandHandler<RemoveAvatar> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly removals: FileRemovals,
  ) {}

  /** Nothing happens where there is none. */
  async execute({ accountId }: RemoveAvatar): Promise<boolean> {
    const removed = await this.edits.make(accountId, 'avatar', async ({ tx }) => {
      const avatar = await tx.findOneBy(Avatar, { accountId });
      if (avatar === null) {
        return null;
      }
      await tx.delete(Avatar, { accountId });
      await this.removals.add(tx, avatar.keys());
      return true;
    });
    return removed !== null;
  }
}

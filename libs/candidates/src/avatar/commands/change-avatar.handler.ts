import { randomBytes } from 'node:crypto';
import { Clock, FileRemovals, NewFiles, Storage } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { AVATAR_SIZES, AvatarPictures, type AvatarSize } from '../avatar-pictures.js';
import { Avatar } from '../entities/avatar.entity.js';
import { ChangeAvatar } from './change-avatar.command.js';

@CommandHandler(ChangeAvatar)
export class ChangeAvatarHandler implements ICommandHandler<ChangeAvatar> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly pictures: AvatarPictures,
    private readonly storage: Storage,
    private readonly removals: FileRemovals,
    private readonly files: NewFiles,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError SESSION_ENDED, those of `AvatarPictures` */
  async execute({ asker, photo, crop }: ChangeAvatar): Promise<void> {
    const pictures = await this.pictures.make(asker.accountId, photo, crop);
    // Nobody can guess a name, and no file is ever replaced by another one.
    const name = randomBytes(16).toString('hex');
    const key = (size: AvatarSize) => `avatars/${name}-${size}.webp`;
    const keys = { key512: key(512), key128: key(128), key64: key(64) };
    await this.files.keeping(Object.values(keys), async () => {
      await inOrder(AVATAR_SIZES, (size) => this.storage.put(key(size), pictures[size], 'image/webp'));
      await this.edits.make(asker, 'avatar', async ({ tx }) => {
        const { accountId } = asker;
        const former = await tx.findOneBy(Avatar, { accountId });
        await inOrder(AVATAR_SIZES, (size) => this.removals.cancel(tx, key(size)));
        await tx.save(Avatar, { accountId, ...keys, uploadedAt: this.clock.now() });
        await this.removals.add(tx, former?.keys() ?? []);
        return true;
      });
    });
  }
}

/** One after the other: a transaction has one connection. */
async function inOrder<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (const item of items) {
    await work(item);
  }
}

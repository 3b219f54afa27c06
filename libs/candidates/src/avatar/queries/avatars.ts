import { Database, Storage, type StoredFile } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { AvatarSize } from '../avatar-pictures.js';
import { Avatar } from '../entities/avatar.entity.js';

/** Reads photos for whoever may see them: their owners, and nobody else as yet. */
@Injectable()
export class Avatars {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  /** Null where the account has none. */
  async find(accountId: number, size: AvatarSize): Promise<StoredFile | null> {
    const avatar = await this.database.dataSource.manager.findOneBy(Avatar, { accountId });
    return avatar && this.storage.get(avatar[`key${size}`]);
  }
}

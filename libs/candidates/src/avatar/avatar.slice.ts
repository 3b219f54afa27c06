import type { Slice } from '../slice.js';
import { AvatarPictures } from './avatar-pictures.js';
import { ChangeAvatarHandler } from './commands/change-avatar.handler.js';
import { RemoveAvatarHandler } from './commands/remove-avatar.handler.js';
import { Avatar } from './entities/avatar.entity.js';
import { Avatars } from './queries/avatars.js';

/** The photo of a candidate. */
export const avatarSlice: Slice = {
  entities: [Avatar],
  events: [],
  providers: [AvatarPictures, Avatars, ChangeAvatarHandler, RemoveAvatarHandler],
  exports: [Avatars],
};

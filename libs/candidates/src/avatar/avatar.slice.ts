import type { Slice } from '../slice.js';
import { Avatar } from './entities/avatar.entity.js';

/** The photo of a candidate. */
export const avatarSlice: Slice = {
  entities: [Avatar],
  events: [],
  providers: [],
  exports: [],
};

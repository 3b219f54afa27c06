import type { Slice } from '../slice.js';
import { UpdateOnlineProfilesHandler } from './commands/update-online-profiles.handler.js';
import { OnlineProfile } from './entities/online-profile.entity.js';

/** Where else a candidate is found in the web. */
export const onlineProfilesSlice: Slice = {
  entities: [OnlineProfile],
  events: [],
  providers: [UpdateOnlineProfilesHandler],
  exports: [],
};

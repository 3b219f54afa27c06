import type { Slice } from '../slice.js';
import { UpdateSectorsHandler } from './commands/update-sectors.handler.js';

/** The sectors in which a candidate wants to work. */
export const sectorsSlice: Slice = {
  entities: [],
  events: [],
  providers: [UpdateSectorsHandler],
  exports: [],
};

import type { Slice } from '../slice.js';
import { Experience } from './entities/experience.entity.js';

/** Where a candidate worked. */
export const experienceSlice: Slice = {
  entities: [Experience],
  events: [],
  providers: [],
  exports: [],
};

import type { Slice } from '../slice.js';
import { Education } from './entities/education.entity.js';

/** Where a candidate learnt. */
export const educationSlice: Slice = {
  entities: [Education],
  events: [],
  providers: [],
  exports: [],
};

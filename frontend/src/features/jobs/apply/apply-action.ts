import { lazyPart } from '../../../ui/lazy-part.js';
import { partInPlace } from '../../../ui/part-in-place.js';

/** How one applies, as a button or as a word about it. Its code comes by itself: the first view needs no more than the server wrote. */
export const ApplyAction = partInPlace(lazyPart(() => import('./apply-part.js'), ['jobs/apply']));

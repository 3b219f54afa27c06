import type { CvRefusal } from '../../cv.errors.js';

/** The file is not taken. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly code: CvRefusal) {
    super(code);
  }
}

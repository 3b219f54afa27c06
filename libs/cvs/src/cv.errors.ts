import { DomainError } from '@babelboard/platform';
import { LARGEST_CV_BYTES, MOST_CVS } from '@babelboard/wire';
import { MOST_PAGES } from './domain/cv-limits.js';

/** Of the field of an upload. */
const PATH = 'cv';

/** Why a file is not taken, whatever its name says. */
export type CvRefusal =
  | 'CV_EMPTY'
  | 'CV_TOO_LARGE'
  | 'CV_TYPE_UNKNOWN'
  | 'CV_OLD_WORD'
  | 'CV_ENCRYPTED'
  | 'CV_BROKEN'
  | 'CV_TOO_MANY_PAGES'
  | 'CV_TOO_COMPLEX'
  | 'CV_HAS_PROGRAM'
  | 'CV_REACHES_OUT'
  | 'CV_SEVERAL_FORMATS';

const PARAMS: Partial<Record<CvRefusal, Record<string, number>>> = {
  CV_TOO_LARGE: { megabytes: LARGEST_CV_BYTES / 1024 / 1024 },
  CV_TOO_MANY_PAGES: { pages: MOST_PAGES },
};

export function cvRefused(code: CvRefusal): DomainError {
  return new DomainError(code, 'invalid', { path: PATH, params: PARAMS[code] ?? {} });
}

export function cvMissing(): DomainError {
  return new DomainError('CV_MISSING', 'invalid', { path: PATH });
}

export function tooManyCvs(): DomainError {
  return new DomainError('TOO_MANY_CVS', 'invalid', { path: PATH, params: { most: MOST_CVS } });
}

export function cvNotFound(): DomainError {
  return new DomainError('CV_NOT_FOUND', 'not-found');
}

/** Its file was removed when a scanner found something harmful in it. */
export function cvInfected(): DomainError {
  return new DomainError('CV_INFECTED', 'gone', { path: PATH });
}

/** Nobody but its owner gets it before a scanner has called it clean. */
export function cvNotScanned(): DomainError {
  return new DomainError('CV_NOT_SCANNED', 'conflict');
}

/** @param retryAfter seconds */
export function uploadsBusy(retryAfter: number): DomainError {
  return new DomainError('TOO_MANY_UPLOADS_AT_ONCE', 'limited', { params: { retryAfter } });
}

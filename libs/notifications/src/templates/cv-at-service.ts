import type { CvServiceKind } from '@babelboard/platform';

/** A CV at a service, for its owner. */
export interface CvAtService {
  service: CvServiceKind;
  /** As they read it when they said yes. */
  serviceName: string;
  /** Null where the CV is gone meanwhile. */
  cvName: string | null;
}

/** For the texts of mails. */
export function wordsOf({ service, serviceName, cvName }: CvAtService) {
  return { service, name: serviceName, cv: cvName ?? '', known: cvName === null ? 'no' : 'yes' };
}

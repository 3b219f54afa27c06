import type { Settings } from '@babelboard/platform';
import { Logger } from '@nestjs/common';
import { ClamdScanner } from './clamd-scanner.js';
import type { MalwareScanner } from './malware-scanner.js';
import { NoScanner } from './no-scanner.js';

/** The scanner that `CLAMD_URL` names. */
export function createScanner({ clamdUrl }: Pick<Settings, 'clamdUrl'>): MalwareScanner {
  if (clamdUrl === undefined) {
    new Logger('MalwareScanner').warn('CLAMD_URL is not set: nobody looks for malware in files that candidates upload');
    return new NoScanner();
  }
  return new ClamdScanner(new URL(clamdUrl));
}
